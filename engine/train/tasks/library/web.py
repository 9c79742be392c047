"""Web programming: addresses, queries, headers, cookies, pages of results, status codes, HTML and CSS."""

from __future__ import annotations

from random import Random

from engine.train.tasks.compact import made

_HOSTS = "a.io b.org x.dev www.a.io api.b.org shop.x.dev localhost".split()
_NAMES = "id q page tag sort".split()
_PARTS = "shop tea blog users new 7 12 red".split()


def _path(r: Random, low: int = 0, high: int = 3) -> str:
    """An absolute path such as "/shop/tea", or "/"."""
    return "/" + "/".join(r.choice(_PARTS) for _ in range(r.randint(low, high)))


def _query(r: Random, low: int = 0, high: int = 2) -> str:
    """Pairs such as "id=7&q=red" with different names."""
    names = r.sample(_NAMES, r.randint(low, high))
    return "&".join(f"{name}={r.choice(('1', '2', 'red', 'tea', ''))}" for name in names)


def _url(r: Random) -> str:
    """An address with a scheme, perhaps a path, perhaps a query or a fragment."""
    query = _query(r) if r.random() < 0.6 else ""
    end = ("?" + query if query else "") + r.choice(("", "", "", "#top", "#c2"))
    return r.choice(("http", "https")) + "://" + r.choice(_HOSTS[:3]) + _path(r, 0, 2) + end


def _page(r: Random) -> str:
    """A path, perhaps with a query."""
    query = _query(r, 0, 2)
    return _path(r, 1, 2) + ("?" + query if query else "")


ENTRIES = (
    made(
        "web.clean_slug",
        "clean_slug url_slug safe_slug",
        "title: str",
        "str",
        """
        Make a URL slug of {title}: lower case, every run of other characters becomes one hyphen.
        web address friendly title: only a-z, 0-9 and single hyphens, none at the ends
        Turn a headline into the last part of a permalink; punctuation and spaces collapse into one '-'.
        Given "Hello, World!" return "hello-world": no hyphen at the beginning or end.
        Lower-case the heading and replace whatever is not an ASCII letter or digit by a single dash, trimmed.
        Returns the words and numbers of {title} in lower case, joined by '-'.
        """,
        """
        return re.sub(r"[^a-z0-9]+", "-", title.lower()).strip("-")
        ---
        return "-".join(re.findall("[a-z0-9]+", title.lower()))
        ---
        slug = ""
        for char in title.lower():
            if char in "abcdefghijklmnopqrstuvwxyz0123456789":
                slug += char
            elif slug and slug[-1] != "-":
                slug += "-"
        return slug.strip("-")
        """,
        lambda r: (
            r.choice(("", " ", "!"))
            + r.choice((" ", ", ", " - ", " & ")).join(
                r.choice(("Hello", "World", "My", "2", "Tips", "C++", "it's", "New"))
                for _ in range(r.randint(0, 3))
            )
            + r.choice(("", "!", "?")),
        ),
        "import re",
    ),
    made(
        "web.unique_slug",
        "unique_slug free_slug slug_not_taken",
        "slug: str; taken: list[str]",
        "str",
        """
        Return {slug}, or if it is {taken} the first free one of {slug}-2, {slug}-3 and so on.
        make a permalink unique by appending -2, -3, ...
        Given a slug and the ones in use, append the smallest number from 2 on that makes it free.
        Avoid two posts with one address: add '-2' to the second, '-3' to the third.
        Returns the slug itself when nobody uses it, otherwise the slug, a hyphen and a number of at least 2.
        Find an unused page address, counting up from 2 behind a dash if the plain one exists already.
        """,
        """
        if slug not in taken:
            return slug
        number = 2
        while f"{slug}-{number}" in taken:
            number += 1
        return f"{slug}-{number}"
        ---
        candidate = slug
        number = 1
        while candidate in taken:
            number += 1
            candidate = slug + "-" + str(number)
        return candidate
        """,
        lambda r: (
            ("tea", r.sample(["tea", "tea-2", "tea-3", "tea-4", "red"], r.randint(0, 4)))
            if r.random() < 0.8
            else (r.choice(_PARTS), r.sample(_PARTS, 2))
        ),
    ),
    made(
        "web.slug_to_title",
        "slug_to_title title_from_slug unslugify",
        "slug: str",
        "str",
        """
        Turn {slug} such as 'my-first-post' back into a title such as 'My First Post'.
        headline from a hyphenated address part
        Given words joined by hyphens, return them with spaces and capital first letters.
        Make a readable heading out of a permalink; an empty one stays empty.
        How do I show a kebab-case name as a title? Every word starts with a capital.
        Returns the words of {slug} capitalized and parted by single spaces.
        """,
        """
        return " ".join(word.capitalize() for word in slug.split("-"))
        ---
        words = []
        for word in slug.split("-"):
            words.append(word.capitalize())
        return " ".join(words)
        ---
        return " ".join(map(str.capitalize, slug.split("-")))
        """,
        lambda r: (
            "-".join(r.choice(("my", "first", "post", "tea", "2", "new")) for _ in range(r.randint(0, 4))),
        ),
    ),
    made(
        "web.query_lists",
        "query_lists parse_multi_query query_values",
        "query: str",
        "dict[str, list[str]]",
        """
        Parse {query} such as 'a=1&a=2&b=3' into a dict of lists, so that repeated names keep all values.
        query string to dict of lists
        Read the parameters after the question mark; each name maps to all its values in order.
        Given form data like 'tag=x&tag=y', collect every value under its key; empty text gives {{}}.
        A web form may send a field several times: gather the values of each field in a list.
        Returns a dictionary from parameter name to the list of its values, {{}} for an empty string.
        """,
        """
        values: dict[str, list[str]] = {}
        for pair in query.split("&"):
            if pair:
                name, _, value = pair.partition("=")
                values.setdefault(name, []).append(value)
        return values
        ---
        return parse_qs(query, keep_blank_values=True)
        ---
        values = {}
        if not query:
            return values
        for pair in query.split("&"):
            name, value = pair.split("=")
            if name not in values:
                values[name] = []
            values[name].append(value)
        return values
        """,
        lambda r: (
            "&".join(f"{r.choice('aab')}={r.choice(('1', '2', 'x', ''))}" for _ in range(r.randint(0, 4))),
        ),
        "from urllib.parse import parse_qs",
    ),
    made(
        "web.strip_query",
        "strip_query without_query remove_query_and_fragment",
        "url: str",
        "str",
        """
        Cut {url} off before its '?' or '#', whichever comes first.
        address without query string and fragment
        Remove everything behind a question mark or hash from a link.
        Given a web address, return only the part up to the parameters or the anchor.
        How can I drop ?a=1 and #top from a link? Addresses without them come back unchanged.
        Returns {url} without query and fragment.
        """,
        """
        return url.split("#")[0].split("?")[0]
        ---
        return re.split("[?#]", url)[0]
        ---
        for i, char in enumerate(url):
            if char in "?#":
                return url[:i]
        return url
        """,
        lambda r: (_url(r),),
        "import re",
    ),
    made(
        "web.get_parameter",
        "get_query_param url_parameter parameter_value",
        "url: str; name: str",
        "str | None",
        """
        Return the value of the query parameter {name} in {url}, None if it is missing.
        read one GET parameter of a link
        Given an address like '/shop?page=2' and a parameter name, look its value up as text.
        Which value does the link pass for {name}? The first one counts; None without such a parameter.
        Find what follows 'name=' behind the question mark of a web address, or return None.
        Returns a string, possibly empty, or None when the query lacks {name}.
        """,
        """
        _, _, query = url.partition("?")
        for pair in query.split("&"):
            key, equals, value = pair.partition("=")
            if key == name and equals:
                return value
        return None
        ---
        values = parse_qs(urlsplit(url).query, keep_blank_values=True)
        return values[name][0] if name in values else None
        ---
        if "?" not in url:
            return None
        pairs = [pair.split("=") for pair in url.split("?")[1].split("&")]
        return next((pair[1] for pair in pairs if pair[0] == name), None)
        """,
        lambda r: (lambda page: (page, r.choice(_NAMES[:3])))(
            _path(r, 1, 1) + r.choice(("", "?" + _query(r, 1, 3)))
        ),
        "from urllib.parse import parse_qs, urlsplit",
    ),
    made(
        "web.set_parameter",
        "set_query_param replace_parameter with_parameter",
        "url: str; name: str; value: str",
        "str",
        """
        Set the query parameter {name} of {url} to {value}: replace it in its place or append it.
        change one GET parameter of a link, add it if missing
        Given an address, return it with name=value in the query; an existing value is overwritten.
        Switch '?page=1' to '?page=2' in a link and keep the other parameters in their order.
        Put a parameter into the query string; nothing is escaped, and a new one goes to the end.
        Returns {url} whose query has {name} exactly once with the new value.
        """,
        """
        base, _, query = url.partition("?")
        params = dict(pair.split("=") for pair in query.split("&") if pair)
        params[name] = value
        return base + "?" + "&".join(f"{key}={val}" for key, val in params.items())
        ---
        base, _, query = url.partition("?")
        pairs = query.split("&") if query else []
        for i, pair in enumerate(pairs):
            if pair.startswith(name + "="):
                pairs[i] = f"{name}={value}"
                break
        else:
            pairs.append(f"{name}={value}")
        return base + "?" + "&".join(pairs)
        """,
        lambda r: (_page(r), r.choice(_NAMES[:3]), r.choice(("2", "3", "blue"))),
    ),
    made(
        "web.drop_parameter",
        "drop_query_param remove_parameter without_parameter",
        "url: str; name: str",
        "str",
        """
        Remove the query parameter {name} from {url}; if no parameter is left, the '?' goes too.
        delete one GET parameter from a link
        Given an address with a query, return it without name=...; the others keep their order.
        Take a parameter out of the link and do not leave a lonely question mark behind.
        How do I get rid of '&page=3' in a web address?
        Returns {url} without the parameter, unchanged if it has none of that name.
        """,
        """
        base, _, query = url.partition("?")
        kept = [pair for pair in query.split("&") if pair and pair.split("=")[0] != name]
        return base + "?" + "&".join(kept) if kept else base
        ---
        if "?" not in url:
            return url
        base, query = url.split("?")
        kept = []
        for pair in query.split("&"):
            if not pair.startswith(name + "="):
                kept.append(pair)
        if not kept:
            return base
        return base + "?" + "&".join(kept)
        """,
        lambda r: (_page(r), r.choice(_NAMES[:3])),
    ),
    made(
        "web.drop_tracking",
        "drop_tracking remove_utm clean_link",
        "url: str",
        "str",
        """
        Remove all query parameters whose name starts with 'utm_' from {url}.
        strip utm tracking parameters from a link
        Given a link, delete the marketing parameters (utm_...); without others the '?' disappears too.
        Clean a web address before sharing it: throw away everything that begins with "utm_".
        Which link remains without the campaign tags utm_source, utm_medium and the like?
        Returns {url} with only those parameters that do not begin with 'utm_', in their order.
        """,
        """
        base, _, query = url.partition("?")
        kept = [pair for pair in query.split("&") if pair and not pair.startswith("utm_")]
        return base + ("?" + "&".join(kept) if kept else "")
        ---
        if "?" not in url:
            return url
        base, query = url.split("?")
        result = ""
        for pair in query.split("&"):
            if not pair.startswith("utm_"):
                result += ("&" if result else "?") + pair
        return base + result
        """,
        lambda r: (
            (lambda pairs: _path(r, 1, 1) + ("?" + "&".join(pairs) if pairs else ""))(
                r.sample(["utm_id=7", "utm_a=x", "id=3", "q=red"], r.randint(0, 3))
            ),
        ),
    ),
    made(
        "web.sort_query",
        "sort_query ordered_query canonical_query",
        "query: str",
        "str",
        """
        Sort the name=value pairs of {query} alphabetically.
        query string in canonical order
        Given 'b=2&a=1', return 'a=1&b=2' so that equal queries look alike; empty text stays empty.
        Bring the parameters of a query into alphabetical order, for use as a cache key.
        Two links that differ only in the order of parameters should become equal: order the pairs as text.
        Returns the pairs of {query} in ascending order, joined by '&'.
        """,
        """
        return "&".join(sorted(query.split("&")))
        ---
        pairs = query.split("&")
        pairs.sort()
        return "&".join(pairs)
        """,
        lambda r: ("&".join(f"{r.choice('abc')}={r.randint(1, 3)}" for _ in range(r.randint(0, 4))),),
    ),
    made(
        "web.scheme",
        "url_scheme get_scheme protocol_of",
        "url: str",
        "str",
        """
        Return the scheme of {url}, such as 'https', in lower case; '' if there is no '://'.
        protocol of an address
        Given a link, tell what stands before '://'; a relative link gives an empty string.
        Is it http, https or ftp? Return that word in small letters, or "" for a link without any.
        Get the protocol part of a web address.
        Returns the lower-cased text in front of '://' or an empty string.
        """,
        """
        if "://" not in url:
            return ""
        return url.split("://")[0].lower()
        ---
        scheme, mark, _ = url.partition("://")
        return scheme.lower() if mark else ""
        ---
        place = url.find("://")
        return url[:place].lower() if place >= 0 else ""
        """,
        lambda r: (
            r.choice(("http://", "https://", "HTTPS://", "ftp://", "", "/"))
            + r.choice(_HOSTS)
            + _path(r, 0, 1),
        ),
    ),
    made(
        "web.port",
        "url_port get_port port_of",
        "url: str",
        "int",
        """
        Return the port of {url}; without one 443 for https and 80 for http.
        port number of a web address, with the usual default
        Given a link like 'http://a.io:8080/x', return 8080; if none is written use 80 or, for https, 443.
        Which port does a browser connect to for this link?
        Find the number behind the host and colon; fall back to 443 (https) or 80 (everything else).
        Returns an int: the written port or the default of the scheme.
        """,
        """
        scheme, _, rest = url.partition("://")
        _, colon, port = rest.split("/")[0].partition(":")
        if colon:
            return int(port)
        return 443 if scheme == "https" else 80
        ---
        parts = urlsplit(url)
        return parts.port or (443 if parts.scheme == "https" else 80)
        ---
        match = re.match(r"\\w+://[^/:]+:(\\d+)", url)
        if match:
            return int(match.group(1))
        if url.startswith("https:"):
            return 443
        return 80
        """,
        lambda r: (
            r.choice(("http", "https"))
            + "://"
            + r.choice(_HOSTS[:3])
            + r.choice(("", "", ":8080", ":3000", ":81"))
            + _path(r, 0, 1),
        ),
        ("import re", "from urllib.parse import urlsplit"),
    ),
    made(
        "web.host_and_port",
        "host_and_port split_host_port parse_address",
        "address: str; default: int",
        "tuple[str, int]",
        """
        Split {address} such as 'localhost:8080' into host and port; without a port use {default}.
        server address to (host, port)
        Given 'host:port' or only 'host', return the name and the number, {default} if no number is there.
        Read the address of a server from a setting; the part behind the colon is optional.
        Where to connect? Return a pair of host name and int.
        Returns (host, port) with {default} as port when {address} has no colon.
        """,
        """
        host, colon, port = address.partition(":")
        return host, int(port) if colon else default
        ---
        if ":" in address:
            host, port = address.split(":")
            return host, int(port)
        return address, default
        """,
        lambda r: (
            r.choice(_HOSTS) + r.choice(("", f":{r.choice((80, 443, 5000, 8080))}")),
            r.choice((80, 443, 22)),
        ),
    ),
    made(
        "web.fragment",
        "url_fragment get_anchor fragment_of",
        "url: str",
        "str",
        """
        Return the fragment of {url}: what follows the '#', '' if there is none.
        anchor of a link
        Given an address like '/help#faq', return 'faq'; an empty string without a hash sign.
        To which section of the page does the link jump?
        Get the part behind the hash of a web address.
        Returns the text after '#' or an empty string.
        """,
        """
        return url.partition("#")[2]
        ---
        if "#" in url:
            return url.split("#")[1]
        return ""
        ---
        return urlsplit(url).fragment
        """,
        lambda r: (_page(r) + r.choice(("", "#top", "#faq", "#c2", "#")),),
        "from urllib.parse import urlsplit",
    ),
    made(
        "web.download_name",
        "download_name file_from_url url_filename",
        "url: str",
        "str",
        """
        Return the file name at the end of the path of {url}, without a query; '' if the path ends with '/'.
        name for saving a download
        Given a link like 'http://a.io/img/cat.png?w=9', return 'cat.png'.
        Under which name would the browser save it? Ignore everything from '?' on.
        Take the last piece after a slash, without the parameters; a link to a folder gives "".
        Returns what stands behind the last '/' and before the '?'.
        """,
        """
        return url.split("?")[0].split("/")[-1]
        ---
        path = url.partition("?")[0]
        return path[path.rfind("/") + 1:]
        ---
        return url.partition("?")[0].rpartition("/")[2]
        """,
        lambda r: (
            "http://"
            + r.choice(_HOSTS[:3])
            + _path(r, 0, 1).rstrip("/")
            + "/"
            + r.choice(("cat.png", "a.pdf", "x", ""))
            + r.choice(("", "?w=9", "?v=/2")),
        ),
    ),
    made(
        "web.build_url",
        "build_url join_url url_from_parts",
        "base: str; parts: list[str]",
        "str",
        """
        Append all {parts} to {base}, with exactly one slash between two pieces.
        join an address and path segments
        Given a base address and path pieces, build the full link; slashes around the pieces do not double.
        Put an API address together from its pieces without '//' in the path; no pieces give the base alone.
        How do I glue a host and some folders to one link? A slash at the end of the base or of a piece is \
        removed.
        Returns the base and the pieces, each stripped of outer slashes, connected by '/'.
        """,
        """
        return "/".join([base.rstrip("/"), *(part.strip("/") for part in parts)])
        ---
        url = base.rstrip("/")
        for part in parts:
            url += "/" + part.strip("/")
        return url
        """,
        lambda r: (
            "http://" + r.choice(_HOSTS[:3]) + r.choice(("", "/")),
            [
                r.choice(("", "/")) + r.choice(_PARTS) + r.choice(("", "", "/"))
                for _ in range(r.randint(0, 2))
            ],
        ),
    ),
    made(
        "web.is_external",
        "is_external_link is_full_url has_http_scheme",
        "link: str",
        "bool",
        """
        Does {link} start with 'http://' or 'https://', in any case?
        full web address or relative link
        Tell whether a link is complete, so that it can leave the site; case does not matter.
        Given the target of a link, return True for http and https addresses and False for paths.
        Recognize absolute links, as opposed to '/about' or 'mailto:...'.
        Returns a bool: True only with one of the two web schemes at the start, ignoring case.
        """,
        """
        return link.lower().startswith(("http://", "https://"))
        ---
        lowered = link.lower()
        return lowered[:7] == "http://" or lowered[:8] == "https://"
        ---
        return re.match("https?://", link, re.IGNORECASE) is not None
        """,
        lambda r: (
            r.choice(("http://", "https://", "HTTP://", "/", "", "mailto:", "ftp://", "http/", "//"))
            + r.choice(_HOSTS),
        ),
        "import re",
    ),
    made(
        "web.with_scheme",
        "with_scheme ensure_https add_missing_scheme",
        "address: str",
        "str",
        """
        Put 'https://' in front of {address} unless it has a scheme ('://') already.
        add https:// to a bare domain
        Given what somebody typed into the address bar, complete it to a link; full links stay as they are.
        How can I make 'a.io' a working link but leave 'http://a.io' alone?
        Prepend https:// if no protocol is given.
        Returns {address} unchanged when it contains '://', otherwise with 'https://' before it.
        """,
        """
        return address if "://" in address else "https://" + address
        ---
        if "://" not in address:
            address = "https://" + address
        return address
        """,
        lambda r: (
            r.choice(("", "", "http://", "https://", "ftp://"))
            + r.choice(_HOSTS)
            + r.choice(("", "/", "/tea")),
        ),
    ),
    made(
        "web.without_www",
        "strip_www without_www bare_host",
        "host: str",
        "str",
        """
        Remove one 'www.' from the start of {host} and write it in lower case.
        host name without www
        Given a host like 'WWW.Example.org', return 'example.org'.
        Compare sites regardless of 'www.': return the small-letter name without that prefix.
        Which domain is it when a leading www. does not count? Lower case.
        Returns the lower-cased {host}, shortened by the four characters 'www.' if it begins with them.
        """,
        """
        return host.lower().removeprefix("www.")
        ---
        host = host.lower()
        if host.startswith("www."):
            return host[4:]
        return host
        ---
        return re.sub(r"^www\\.", "", host.lower())
        """,
        lambda r: (
            r.choice(("", "www.", "WWW.", "www.www.", "api.", "www")) + r.choice(("a.io", "B.org", "X.Dev")),
        ),
        "import re",
    ),
    made(
        "web.main_domain",
        "main_domain base_domain last_two_labels",
        "host: str",
        "str",
        """
        Return the last two parts of {host}: 'shop.a.io' gives 'a.io'.
        domain without its subdomains
        Given a host name, keep only the name before the ending and the ending itself.
        To which domain does a subdomain belong? A host with a single part comes back as it is.
        Cut all subdomains off: at most the last two dot-separated labels remain.
        Returns {host} reduced to its last two labels, joined by a dot.
        """,
        """
        return ".".join(host.split(".")[-2:])
        ---
        labels = host.split(".")
        if len(labels) <= 2:
            return host
        return labels[-2] + "." + labels[-1]
        """,
        lambda r: (
            r.choice(("", "", "shop.", "m.api.", "www.")) + r.choice(("a.io", "b.org", "x.dev", "localhost")),
        ),
    ),
    made(
        "web.is_subdomain",
        "is_subdomain belongs_to_domain host_under_domain",
        "host: str; domain: str",
        "bool",
        """
        Is {host} the {domain} itself or one of its subdomains?
        host belongs to domain
        Given 'api.a.io' and 'a.io', return True; 'data.io' does not belong to 'a.io'.
        May a cookie for the domain be sent to this host? It must be equal or end with a dot and the domain.
        Check that a host lies under a domain, at the border of a label.
        Returns True if {host} equals {domain} or ends with '.' and {domain}.
        """,
        """
        return host == domain or host.endswith("." + domain)
        ---
        return ("." + host).endswith("." + domain)
        ---
        labels, wanted = host.split("."), domain.split(".")
        return labels[-len(wanted):] == wanted
        """,
        lambda r: (
            r.choice(("", "api.", "m.api.", "dat", "x")) + r.choice(("a.io", "b.org")),
            r.choice(("a.io", "b.org", "api.a.io", "io")),
        ),
    ),
    made(
        "web.same_origin",
        "same_origin is_same_origin origins_match",
        "first: str; second: str",
        "bool",
        """
        Do {first} and {second} have the same scheme, host and port?
        same origin of two addresses
        Given two full links, compare what stands before the path: protocol, host name and port as written.
        May a script of one page read the other? Only with an equal origin, everything up to the third slash.
        Check whether two links belong to one site, including the protocol.
        Returns True if both agree up to the first '/' after '://'.
        """,
        """
        return first.split("/")[:3] == second.split("/")[:3]
        ---
        a, b = urlsplit(first), urlsplit(second)
        return (a.scheme, a.netloc) == (b.scheme, b.netloc)
        ---
        origins = []
        for url in (first, second):
            scheme, _, rest = url.partition("://")
            origins.append((scheme, rest.partition("/")[0]))
        return origins[0] == origins[1]
        """,
        lambda r: tuple(
            r.choice(("http", "https", "http"))
            + "://a.io"
            + r.choice(("", "", ":81"))
            + r.choice(("/", "/b", "/x/y"))
            for _ in range(2)
        ),
        "from urllib.parse import urlsplit",
    ),
    made(
        "web.parse_cookies",
        "parse_cookies read_cookies cookies_from_header",
        "header: str",
        "dict[str, str]",
        """
        Parse a Cookie {header} like 'id=7; theme=dark' into a dictionary.
        cookie header to dict
        Given what the browser sends as cookies, return names and values; pieces without '=' are ignored.
        Which cookies are set? Split at semicolons and at the first '=', without spaces around them.
        Read the crumbs of a browser: name to value, {{}} for an empty header.
        Returns a dict of strings, {{}} if there are no cookies.
        """,
        """
        cookies = {}
        for piece in header.split(";"):
            name, equals, value = piece.strip().partition("=")
            if equals:
                cookies[name] = value
        return cookies
        ---
        pairs = (piece.strip().split("=", 1) for piece in header.split(";") if "=" in piece)
        return {name: value for name, value in pairs}
        """,
        lambda r: (
            "; ".join(
                r.choice((f"id={r.randint(1, 9)}", "theme=dark", "sid=a=b", "x=", "flag"))
                for _ in range(r.randint(0, 3))
            ),
        ),
    ),
    made(
        "web.cookie_header",
        "cookie_header cookies_to_header format_cookies",
        "cookies: dict[str, str]",
        "str",
        """
        Write {cookies} as a Cookie header: 'name=value' joined by '; '.
        dict of cookies to header text
        Given names and values, build the text that a client sends to the server, in the order of the dict.
        How does a request carry these cookies? Semicolon and space between the pairs, '' without cookies.
        Format the cookie jar as one line.
        Returns 'a=1; b=2' for {{'a': '1', 'b': '2'}} and an empty string for an empty dict.
        """,
        """
        return "; ".join(f"{name}={value}" for name, value in cookies.items())
        ---
        pairs = []
        for name in cookies:
            pairs.append(name + "=" + cookies[name])
        return "; ".join(pairs)
        ---
        return "; ".join(map("=".join, cookies.items()))
        """,
        lambda r: (
            {
                name: r.choice(("1", "x", "dark", ""))
                for name in r.sample("id sid theme lang".split(), r.randint(0, 3))
            },
        ),
    ),
    made(
        "web.set_cookie",
        "set_cookie_line set_cookie make_cookie",
        "name: str; value: str; seconds: int",
        "str",
        """
        Build a Set-Cookie value 'name=value; Max-Age=SECONDS; Path=/'; leave Max-Age out if {seconds} is 0.
        cookie text with a life time
        Given a name, a value and how long it lives, write what the server sends to set the cookie.
        Make a cookie for the whole site (Path=/); zero {seconds} means until the browser closes, without \
        Max-Age.
        How do I tell the browser to remember something for a while?
        Returns the pair, then '; Max-Age=' with {seconds} unless that is 0, then '; Path=/'.
        """,
        """
        parts = [f"{name}={value}"]
        if seconds:
            parts.append(f"Max-Age={seconds}")
        parts.append("Path=/")
        return "; ".join(parts)
        ---
        age = f"; Max-Age={seconds}" if seconds != 0 else ""
        return f"{name}={value}{age}; Path=/"
        """,
        lambda r: (
            r.choice(("id", "sid", "lang")),
            r.choice(("7", "abc", "en", "")),
            r.choice((0, 0, 60, 3600, r.randint(1, 99))),
        ),
    ),
    made(
        "web.header_name",
        "canonical_header header_case normalize_header",
        "name: str",
        "str",
        """
        Write the header {name} with a capital at the start of each part: 'content-type' is 'Content-Type'.
        canonical spelling of an HTTP header
        Given a header name in any case, capitalize every piece between the dashes.
        How is the field usually spelled? Each hyphenated word with one capital letter and the rest small.
        Normalize 'ACCEPT-language' to 'Accept-Language'.
        Returns {name} with first letters in upper case and all others in lower case.
        """,
        """
        return "-".join(part.capitalize() for part in name.split("-"))
        ---
        parts = name.lower().split("-")
        for i, part in enumerate(parts):
            parts[i] = part[:1].upper() + part[1:]
        return "-".join(parts)
        ---
        return name.title()
        """,
        lambda r: (
            r.choice((str.lower, str.upper, str))(
                "-".join(r.sample("content type accept language x id host age".split(), r.randint(1, 3)))
            ),
        ),
    ),
    made(
        "web.parse_headers",
        "parse_headers headers_to_dict read_headers",
        "lines: list[str]",
        "dict[str, str]",
        """
        Turn header {lines} like 'Host: a.io' into a dict with lower-case names; a later line wins.
        HTTP header block to dictionary
        Given lines 'Name: value', map the small-letter name to the value without outer spaces.
        Read the headers of a response until the first empty line; names are case-insensitive, so lower them.
        Split each line at its first colon; an empty line ends the head of the message.
        Returns {{'host': 'a.io'}} for ['Host: a.io'], stopping at an empty line.
        """,
        """
        headers = {}
        for line in lines:
            if not line:
                break
            name, _, value = line.partition(":")
            headers[name.strip().lower()] = value.strip()
        return headers
        ---
        end = lines.index("") if "" in lines else len(lines)
        pairs = [line.split(":", 1) for line in lines[:end]]
        return {name.strip().lower(): value.strip() for name, value in pairs}
        """,
        lambda r: (
            [
                r.choice(("Host: a.io", "Age: 5", "AGE:7", "Via:  x:1", "", "A: b"))
                for _ in range(r.randint(0, 3))
            ],
        ),
    ),
    made(
        "web.media_type",
        "media_type content_type_only main_content_type",
        "header: str",
        "str",
        """
        Return the media type of a Content-Type {header} without its parameters, in lower case.
        'text/html; charset=utf-8' to 'text/html'
        Given the content type of a response, drop everything from the semicolon on and the spaces.
        What kind of document is it? Only the type, such as image/png, in small letters.
        Cut the charset off a content type.
        Returns the part of {header} before the first ';', stripped and lower-cased.
        """,
        """
        return header.split(";")[0].strip().lower()
        ---
        return header.partition(";")[0].strip().lower()
        ---
        place = header.find(";")
        if place >= 0:
            header = header[:place]
        return header.strip().lower()
        """,
        lambda r: (
            r.choice(("text/html", "Text/CSS", "image/png", "application/json", ""))
            + r.choice(("", "; charset=utf-8", ";q=1", " ; a=b; c=d", " ")),
        ),
    ),
    made(
        "web.charset",
        "charset_of content_charset get_charset",
        "header: str",
        "str",
        """
        Return the charset named in a Content-Type {header}, in lower case; 'utf-8' if none is named.
        encoding of a response, utf-8 by default
        Given 'text/html; charset=ISO-8859-1', return 'iso-8859-1'.
        In which encoding is the document? Look for 'charset=' behind a semicolon, else assume utf-8.
        Find the character set parameter of a content type header.
        Returns the value of the parameter charset in small letters or 'utf-8'.
        """,
        """
        for part in header.split(";")[1:]:
            name, _, value = part.strip().partition("=")
            if name.lower() == "charset":
                return value.lower()
        return "utf-8"
        ---
        match = re.search(r";\\s*charset=([^;]*)", header, re.IGNORECASE)
        return match.group(1).lower() if match else "utf-8"
        """,
        lambda r: (
            r.choice(("text/html", "text/css"))
            + r.choice(
                (
                    "",
                    "; charset=utf-8",
                    ";charset=ASCII",
                    "; Charset=latin1",
                    "; q=1",
                    "; q=1; charset=UTF-16",
                )
            ),
        ),
        "import re",
    ),
    made(
        "web.status_class",
        "status_class status_kind status_category",
        "code: int",
        "str",
        """
        Name the class of an HTTP status {code}: 'info', 'success', 'redirect', 'client error', 'server \
        error'.
        kind of a status code by its first digit, 'unknown' outside of 100 to 599
        Given a response code, return 'info' for 1xx, 'success' for 2xx, 'redirect' for 3xx, 'client error' \
        for \
        4xx and 'server error' for 5xx, else 'unknown'.
        What does an answer like 404 mean in general?
        Whose fault is it? 4xx is a 'client error' and 5xx a 'server error'; other codes are 'info' (1xx), \
        'success' (2xx), 'redirect' (3xx) or 'unknown'.
        Returns the category of {code} by hundreds, 'unknown' if there is none.
        """,
        """
        kinds = {1: "info", 2: "success", 3: "redirect", 4: "client error", 5: "server error"}
        return kinds.get(code // 100, "unknown")
        ---
        if code < 100 or code >= 600:
            return "unknown"
        if code < 200:
            return "info"
        if code < 300:
            return "success"
        if code < 400:
            return "redirect"
        return "client error" if code < 500 else "server error"
        """,
        lambda r: (r.choice((200, 201, 301, 404, 500, 503, 100, 99, 599, 600, 0, r.randint(100, 599))),),
    ),
    made(
        "web.is_success",
        "is_success response_ok is_ok_status",
        "code: int",
        "bool",
        """
        Is the HTTP status {code} a success, that is 200 to 299?
        response ok
        Return True for a 2xx code and False for everything else.
        Did the request work? Only codes from 200 up to 299 say so.
        Given the status of a response, tell whether all went well (2xx).
        Returns a bool: whether {code} lies in the two hundreds.
        """,
        """
        return 200 <= code < 300
        ---
        return code // 100 == 2
        ---
        return code in range(200, 300)
        """,
        lambda r: (r.choice((200, 201, 204, 299, 300, 199, 404, 500, r.randint(100, 599))),),
    ),
    made(
        "web.worth_retry",
        "should_retry_status worth_retrying is_temporary_failure",
        "code: int",
        "bool",
        """
        Should a request be repeated after status {code}? Yes for 408, 429 and all from 500 on.
        retry on timeouts, rate limits and server errors
        Given a response code, return True for 408 (timeout), 429 (too many requests) and 5xx.
        Is the failure temporary? Only 408, 429 and codes of at least 500 are.
        Decide if trying again makes sense: server errors, request timeout 408 and rate limit 429.
        Returns True when {code} is 408 or 429 or at least 500.
        """,
        """
        return code in (408, 429) or code >= 500
        ---
        if code >= 500:
            return True
        return code == 408 or code == 429
        ---
        return any((code == 408, code == 429, code >= 500))
        """,
        lambda r: (r.choice((200, 400, 404, 408, 409, 429, 430, 499, 500, 502, 503, 599)),),
    ),
    made(
        "web.reason_phrase",
        "reason_phrase status_text describe_status",
        "code: int",
        "str",
        """
        Return the text of the status {code}: 200 OK, 201 Created, 404 Not Found, 500 Internal Server Error.
        words for the codes 200 'OK', 201 'Created', 404 'Not Found', 500 'Internal Server Error', else \
        'Unknown'
        Given a response code, say 'OK' (200), 'Created' (201), 'Not Found' (404) or 'Internal Server Error' \
        (500); for any other code 'Unknown'.
        What do the numbers 200, 201, 404 and 500 mean in a response? OK, Created, Not Found, \
        Internal Server Error; everything else is Unknown.
        Translate a status number to its phrase: only 200, 201, 404 and 500 are known, the rest is 'Unknown'.
        Returns the official phrase of 200, 201, 404 or 500, otherwise 'Unknown'.
        """,
        """
        phrases = {200: "OK", 201: "Created", 404: "Not Found", 500: "Internal Server Error"}
        return phrases.get(code, "Unknown")
        ---
        return HTTPStatus(code).phrase if code in (200, 201, 404, 500) else "Unknown"
        ---
        if code == 200:
            return "OK"
        if code == 201:
            return "Created"
        if code == 404:
            return "Not Found"
        if code == 500:
            return "Internal Server Error"
        return "Unknown"
        """,
        lambda r: (r.choice((200, 201, 404, 500, 302, 418, 0)),),
        "from http import HTTPStatus",
    ),
    made(
        "web.mime_type",
        "mime_type guess_mime content_type_for",
        "file_name: str",
        "str",
        """
        MIME type by extension: html text/html, css text/css, png image/png, else application/octet-stream.
        content type of a .html, .css or .png file, 'application/octet-stream' for others
        Given a file name, return 'text/html' for .html, 'text/css' for .css, 'image/png' for .png and \
        'application/octet-stream' otherwise, ignoring case.
        Which type should a server send for the file? Known endings are html, css and png in any case; \
        anything else is application/octet-stream.
        Look at the ending: html and css are text/html and text/css, png is image/png, all other files \
        application/octet-stream.
        Returns the media type for {file_name}; unknown or missing extensions give application/octet-stream.
        """,
        """
        types = {"html": "text/html", "css": "text/css", "png": "image/png"}
        _, dot, extension = file_name.rpartition(".")
        return types.get(extension.lower() if dot else "", "application/octet-stream")
        ---
        name = file_name.lower()
        if name.endswith(".html"):
            return "text/html"
        if name.endswith(".css"):
            return "text/css"
        if name.endswith(".png"):
            return "image/png"
        return "application/octet-stream"
        """,
        lambda r: (
            r.choice(("index", "a.b", "logo", "html", ""))
            + r.choice((".html", ".css", ".PNG", ".png", ".zip", "", ".Html")),
        ),
    ),
    made(
        "web.accepted_languages",
        "accepted_languages parse_accept_language language_order",
        "header: str",
        "list[str]",
        """
        Languages of an Accept-Language {header} like 'de;q=0.8, en', the most wanted first; ties keep order.
        parse Accept-Language by q value
        Given language codes with optional weights ';q=', sort them by weight; a missing weight counts as 1.
        Which languages does the visitor prefer? Best first, [] for an empty header.
        Read the preferences of a browser: codes ordered by falling q, equal ones as they stand.
        Returns the codes without weights, sorted from the highest q to the lowest.
        """,
        """
        found = []
        for part in header.split(","):
            code, _, weight = part.strip().partition(";q=")
            if code:
                found.append((code, float(weight) if weight else 1.0))
        return [code for code, _ in sorted(found, key=lambda pair: -pair[1])]
        ---
        parts = [part.strip().split(";q=") for part in header.split(",") if part.strip()]
        parts.sort(key=lambda part: float(part[1]) if len(part) > 1 else 1.0, reverse=True)
        return [part[0] for part in parts]
        """,
        lambda r: (
            ", ".join(
                code + r.choice(("", "", ";q=0.8", ";q=0.5", ";q=0.9"))
                for code in r.sample(("de", "en", "fr", "es"), r.randint(0, 3))
            ),
        ),
    ),
    made(
        "web.choose_language",
        "choose_language pick_locale best_language",
        "wanted: list[str]; available: list[str]; default: str",
        "str",
        """
        First of the {wanted} languages that is {available}, also without its region; else {default}.
        pick a locale: 'de-AT' may fall back to 'de'
        Given preferred codes in order, return the first that is offered, trying 'en' for 'en-US' too.
        In which language should the page be shown? If none of the wishes fits, use {default}.
        Match the visitor's languages with those of the site; each is tried as it is, then without '-XX'.
        Returns a code from {available}, or {default} if nothing matches.
        """,
        """
        for code in wanted:
            for candidate in (code, code.split("-")[0]):
                if candidate in available:
                    return candidate
        return default
        ---
        candidates = [name for code in wanted for name in (code, code.partition("-")[0])]
        return next((name for name in candidates if name in available), default)
        """,
        lambda r: (
            [r.choice(("de", "de-AT", "en-US", "fr", "es")) for _ in range(r.randint(0, 2))],
            r.sample(["de", "en", "fr"], r.randint(1, 2)),
            "en",
        ),
    ),
    made(
        "web.page_of_item",
        "page_of_item page_for_index which_page",
        "index: int; size: int",
        "int",
        """
        On which page is the item at {index} (from 0) with {size} items per page? Pages count from 1.
        page number of a search result
        Given a position starting at 0 and the page length, return the number of its page, the first being 1.
        To jump to an entry, which page must be opened?
        Where does the entry stand when the list is shown in pages? Position 0 is on page 1.
        Returns the whole number of full pages before the item, plus 1.
        """,
        """
        return index // size + 1
        ---
        page = 1
        while index >= size:
            index -= size
            page += 1
        return page
        """,
        lambda r: (r.choice((0, r.randint(0, 40))), r.choice((1, 5, 10, r.randint(1, 12)))),
    ),
    made(
        "web.page_links",
        "page_links page_window visible_pages",
        "current: int; last: int; around: int",
        "list[int]",
        """
        Page numbers to show as links: {current} and {around} pages on each side, within 1 to {last}.
        pagination window
        Given the current page and the number of pages, list the neighbours that exist, itself included.
        Which page buttons should appear below a list? Nothing under 1 or above {last}.
        Build the numbers of a pager such as 3 4 5 6 7 around the current one, cut at both ends.
        Returns the ascending numbers from current - around to current + around that are valid pages.
        """,
        """
        return list(range(max(1, current - around), min(last, current + around) + 1))
        ---
        return [page for page in range(1, last + 1) if abs(page - current) <= around]
        ---
        pages = []
        for page in range(current - around, current + around + 1):
            if 1 <= page <= last:
                pages.append(page)
        return pages
        """,
        lambda r: (lambda last: (r.randint(1, last), last, r.randint(0, 3)))(r.randint(1, 12)),
    ),
    made(
        "web.previous_and_next",
        "previous_and_next neighbour_pages prev_next",
        "page: int; last: int",
        "tuple[int | None, int | None]",
        """
        Numbers of the pages before and after {page}; None where there is none, pages run from 1 to {last}.
        previous and next page
        Given the current page and the last one, return a pair for the back and forward buttons.
        Where do 'previous' and 'next' lead? On the first page the former is None, on the last the latter.
        Compute the neighbours of a page of results, None at the ends.
        Returns (page - 1 or None, page + 1 or None).
        """,
        """
        before = page - 1 if page > 1 else None
        after = page + 1 if page < last else None
        return before, after
        ---
        return (None if page <= 1 else page - 1), (None if page >= last else page + 1)
        """,
        lambda r: (lambda last: (r.choice((1, last, r.randint(1, last))), last))(r.randint(1, 9)),
    ),
    made(
        "web.showing_text",
        "showing_text result_range_text results_line",
        "page: int; size: int; total: int",
        "str",
        """
        Text 'Showing 11-20 of 45' for {page} (from 1) with {size} results each; 'No results' if {total} is 0.
        line above search results
        Given page number, page length and number of hits, tell which ones are shown.
        Which hits does the visitor see now? The last page may end early; without hits say 'No results'.
        Describe the visible part of a list as 'Showing FIRST-LAST of TOTAL'.
        Returns 'No results' for a {total} of 0, otherwise the first and last number on the page and the \
        total.
        """,
        """
        if total == 0:
            return "No results"
        first = (page - 1) * size + 1
        last = min(page * size, total)
        return f"Showing {first}-{last} of {total}"
        ---
        if not total:
            return "No results"
        first = (page - 1) * size + 1
        last = first + size - 1
        if last > total:
            last = total
        return "Showing " + str(first) + "-" + str(last) + " of " + str(total)
        """,
        lambda r: (lambda size, total: (r.randint(1, max(1, -(-total // size))), size, total))(
            r.choice((5, 10, 20)), r.choice((0, r.randint(1, 60)))
        ),
    ),
    made(
        "web.html_attributes",
        "html_attributes format_attributes attributes_text",
        "attributes: dict[str, str | None]",
        "str",
        """
        Write {attributes} as HTML: ' name="value"' each, with a space in front; None leaves one out.
        attributes of a tag from a dict
        Given names and values, build the text that follows the tag name; entries with None are skipped.
        How do I print class="x" id="y" from a dictionary? Order as given, a blank before each.
        Render tag attributes such as ' id="a" class="b"'; an empty dict gives an empty string.
        Returns the pairs as text, values in double quotes, without those that are None.
        """,
        """
        return "".join(f' {name}="{value}"' for name, value in attributes.items() if value is not None)
        ---
        text = ""
        for name, value in attributes.items():
            if value is None:
                continue
            text += ' ' + name + '="' + value + '"'
        return text
        """,
        lambda r: (
            {
                name: r.choice(("a", "b1", "", None))
                for name in r.sample("id class href".split(), r.randint(0, 2))
            },
        ),
    ),
    made(
        "web.option_list",
        "option_list select_options html_options",
        "choices: list[str]; selected: str",
        "list[str]",
        """
        Make '<option>x</option>' for each of {choices}; the {selected} one gets '<option selected>'.
        options of a drop-down box
        Given the entries of a select box and the current one, return one HTML line for each.
        Build the lines of a drop-down menu in which the chosen entry is marked with selected.
        How do I preselect an entry of a dropdown?
        Returns HTML option elements in order, marked where the text equals {selected}.
        """,
        """
        return [f"<option{' selected' if item == selected else ''}>{item}</option>" for item in choices]
        ---
        lines = []
        for choice in choices:
            if choice == selected:
                lines.append("<option selected>" + choice + "</option>")
            else:
                lines.append("<option>" + choice + "</option>")
        return lines
        """,
        lambda r: (r.sample(["a", "b", "c", "d"], r.choice((0, 1, 1, 2))), r.choice("abc")),
    ),
    made(
        "web.html_row",
        "html_row table_row_html tr_element",
        "cells: list[str]; header: bool",
        "str",
        """
        HTML table row of {cells}: '<tr><td>a</td></tr>', with 'th' in place of 'td' if {header}.
        tr element from a list
        Given the texts of a row, wrap each in td (or th for the heading row) and all of it in tr.
        Write one line of an HTML table; no cells give '<tr></tr>'.
        How do I print a list as a row of a web table? {header} chooses th instead of td.
        Returns the row as text without spaces between the tags.
        """,
        """
        tag = "th" if header else "td"
        return "<tr>" + "".join(f"<{tag}>{cell}</{tag}>" for cell in cells) + "</tr>"
        ---
        row = "<tr>"
        for cell in cells:
            if header:
                row += "<th>" + cell + "</th>"
            else:
                row += "<td>" + cell + "</td>"
        return row + "</tr>"
        """,
        lambda r: (
            ["".join(r.choice("abc1") for _ in range(r.randint(0, 2))) for _ in range(r.randint(0, 3))],
            r.random() < 0.5,
        ),
    ),
    made(
        "web.line_breaks",
        "newlines_to_br nl2br html_line_breaks",
        "text: str",
        "str",
        """
        Replace every line break in {text} by '<br>'.
        newlines to <br>
        Given a comment of several lines, write it as HTML with a br tag for each new line.
        Keep the line structure of plain text on a web page: each newline turns into <br>.
        How do I show line feeds in a browser?
        Returns {text} in one line, with '<br>' where the lines ended.
        """,
        r"""
        return text.replace("\n", "<br>")
        ---
        return "<br>".join(text.split("\n"))
        ---
        result = ""
        for char in text:
            result += "<br>" if char == "\n" else char
        return result
        """,
        lambda r: ("\n".join(r.choice(("hi", "a b", "", "bye")) for _ in range(r.randint(1, 4))),),
    ),
    made(
        "web.linkify",
        "linkify auto_link make_links",
        "text: str",
        "str",
        """
        Turn each word of {text} that starts with 'http' into '<a href="word">word</a>'.
        make web addresses in a message clickable
        Given a chat message, wrap addresses (words beginning with http) in links; words are joined by one \
        space.
        How do I make links in a comment clickable? Other words stay as they are.
        Replace every address by an anchor element that shows the address itself.
        Returns the words of {text}, separated by single spaces, with links around those starting with 'http'.
        """,
        """
        words = []
        for word in text.split():
            if word.startswith("http"):
                word = f'<a href="{word}">{word}</a>'
            words.append(word)
        return " ".join(words)
        ---
        return " ".join(
            f'<a href="{word}">{word}</a>' if word[:4] == "http" else word for word in text.split()
        )
        """,
        lambda r: (
            " ".join(r.choice(("see", "the", "http:a", "https:b", "now")) for _ in range(r.randint(0, 3))),
        ),
    ),
    made(
        "web.find_links",
        "find_links extract_hrefs link_targets",
        "html: str",
        "list[str]",
        """
        List the targets of all links in {html}: everything that stands in href="...".
        extract hrefs
        Given a piece of a web page, return the addresses that its links point to, in order.
        Where do the links of the page lead? Repetitions stay, [] if there are none.
        Scrape the values of the href attributes in double quotes.
        Returns a list of the texts between 'href="' and the next '"'.
        """,
        """
        return re.findall('href="([^"]*)"', html)
        ---
        return [piece.split('"')[0] for piece in html.split('href="')[1:]]
        ---
        links = []
        start = html.find('href="')
        while start >= 0:
            end = html.find('"', start + 6)
            links.append(html[start + 6:end])
            start = html.find('href="', end)
        return links
        """,
        lambda r: (
            "".join(
                r.choice(('<a href="/x">', '<a href="b">', "</a>", "hi", "<b>"))
                for _ in range(r.randint(0, 3))
            ),
        ),
        "import re",
    ),
    made(
        "web.page_title",
        "page_title title_of_html extract_title",
        "html: str",
        "str | None",
        """
        Return the text between <title> and </title> in {html}, stripped; None if there is no title.
        title of a web page
        Given HTML source, find what the browser shows in the tab, without outer spaces.
        What is the page called? Only the first title element counts, None without one.
        Scrape the heading in the title tag.
        Returns the stripped title or None.
        """,
        """
        match = re.search("<title>(.*?)</title>", html)
        return match.group(1).strip() if match else None
        ---
        _, start, rest = html.partition("<title>")
        title, end, _ = rest.partition("</title>")
        return title.strip() if start and end else None
        """,
        lambda r: (
            r.choice(("", "<p>", "x"))
            + r.choice(("<title>{}</title>", "<title> {} </title>", "<b>{}</b>", "<title>{}")).format(
                r.choice(("Tea", "My Page", ""))
            )
            + r.choice(("", "<br>")),
        ),
        "import re",
    ),
    made(
        "web.bearer_token",
        "bearer_token token_from_header auth_token",
        "header: str",
        "str | None",
        """
        Return the token of an Authorization {header} 'Bearer abc', None if it is no bearer token.
        read the access token of a request
        Given the authorization header, return what follows 'Bearer ' (any case); None for other schemes.
        Which token did the client send? The word Bearer may be written in any case, the rest must not be \
        empty.
        Check and cut off the word Bearer; anything else than two words gives None.
        Returns the second word if the first is 'bearer' ignoring case, otherwise None.
        """,
        """
        parts = header.split()
        if len(parts) == 2 and parts[0].lower() == "bearer":
            return parts[1]
        return None
        ---
        match = re.fullmatch(r"\\s*bearer\\s+(\\S+)\\s*", header, re.IGNORECASE)
        return match.group(1) if match else None
        """,
        lambda r: (
            r.choice(("Bearer", "bearer", "BEARER", "Basic", ""))
            + r.choice((" ", " ", "  ", ""))
            + r.choice(("abc", "x9", "", "a b")),
        ),
        "import re",
    ),
    made(
        "web.basic_auth",
        "basic_auth_header basic_auth encode_credentials",
        "user: str; password: str",
        "str",
        """
        Build the header 'Basic ...' with 'user:password' in Base64.
        basic authentication header
        Given a user name and a password, return the value of the Authorization header.
        How does a client log in with basic auth? 'Basic ' and the Base64 text of name, colon and password.
        Encode credentials for a request with Base64.
        Returns 'Basic ' followed by the encoding of {user} + ':' + {password}.
        """,
        """
        pair = f"{user}:{password}".encode()
        return "Basic " + base64.b64encode(pair).decode()
        ---
        encoded = base64.b64encode((user + ":" + password).encode("utf-8"))
        return "Basic " + encoded.decode("ascii")
        """,
        lambda r: (r.choice(("ann", "bo", "admin")), r.choice(("1234", "x", "", "secret"))),
        "import base64",
    ),
    made(
        "web.match_route",
        "match_route route_params path_variables",
        "pattern: str; path: str",
        "dict[str, str] | None",
        """
        Match {path} with a route {pattern} such as '/users/:id'; return the values of the ':' parts or None.
        URL routing: {{'id': '7'}} for /users/7
        Given a route with placeholders that begin with a colon, return what they stand for in the path.
        Does the address fit the route? Fixed parts must be equal and the number of parts too, else None.
        Read variables like :id from a request path; without any the answer is {{}}.
        Returns a dict from placeholder to text, None when {path} does not match.
        """,
        """
        wanted, given = pattern.split("/"), path.split("/")
        if len(wanted) != len(given):
            return None
        values = {}
        for expected, part in zip(wanted, given):
            if expected.startswith(":"):
                values[expected[1:]] = part
            elif expected != part:
                return None
        return values
        ---
        pairs = list(zip(pattern.split("/"), path.split("/")))
        if pattern.count("/") != path.count("/") or any(a != b for a, b in pairs if a[:1] != ":"):
            return None
        return {a[1:]: b for a, b in pairs if a[:1] == ":"}
        """,
        lambda r: (
            r.choice(("/users/:id", "/shop/:item", "/:kind/:id", "/shop/tea", "/")),
            r.choice(("/users/7", "/shop/tea", "/shop", "/a/b/c", "/")),
        ),
    ),
    made(
        "web.fill_route",
        "fill_route route_to_path build_path",
        "pattern: str; values: dict[str, int]",
        "str",
        """
        Replace each ':name' part of a route {pattern} by its value from {values}.
        '/users/:id' and id 7 give '/users/7'
        Given a route with colon placeholders, build the real path; names without a value stay as they are.
        Reverse routing: put the numbers into the address pattern.
        How do I create the link for a route? Every segment that begins with a colon is looked up.
        Returns the path in which known placeholders are filled in.
        """,
        """
        parts = []
        for part in pattern.split("/"):
            if part.startswith(":") and part[1:] in values:
                part = str(values[part[1:]])
            parts.append(part)
        return "/".join(parts)
        ---
        return "/".join(
            str(values.get(part[1:], part)) if part[:1] == ":" else part for part in pattern.split("/")
        )
        """,
        lambda r: (
            r.choice(("/users/:id", "/:kind/:id", "/a/:id/edit", "/shop", "/:n/:n")),
            {name: r.randint(1, 99) for name in r.sample(("id", "kind", "n"), r.randint(0, 2))},
        ),
    ),
    made(
        "web.is_under_path",
        "is_under_path path_has_prefix protected_path",
        "path: str; prefix: str",
        "bool",
        """
        Does {path} lie under {prefix}? '/admin/x' is under '/admin', '/administrator' is not.
        path prefix check at the border of a folder
        Given a request path and the root of an area, tell whether the path is that root or below it.
        Is the page inside the protected section? Equal, or followed by a slash.
        Check a prefix of an address without being fooled by longer names.
        Returns True if {path} equals {prefix} or continues it after a '/'.
        """,
        """
        return path == prefix or path.startswith(prefix + "/")
        ---
        return (path + "/").startswith(prefix + "/")
        ---
        wanted = prefix.split("/")
        return path.split("/")[:len(wanted)] == wanted
        """,
        lambda r: (
            r.choice(("/admin", "/admin/x", "/administrator", "/", "/a", "/a/b/c", "/ab")),
            r.choice(("/admin", "/a", "/a/b", "/admin")),
        ),
    ),
    made(
        "web.request_line",
        "parse_request_line request_parts split_request",
        "line: str",
        "tuple[str, str, str] | None",
        """
        Split a request {line} like 'GET /tea HTTP/1.1' into method, path and version; None if malformed.
        first line of an HTTP request
        Given the start of a request, return its three words, the method in upper case.
        What does the client want? Exactly three words are needed and the last must begin with 'HTTP/', \
        else None.
        Parse verb, target and protocol of a request.
        Returns a tuple of three strings or None.
        """,
        """
        parts = line.split()
        if len(parts) != 3 or not parts[2].startswith("HTTP/"):
            return None
        method, path, version = parts
        return method.upper(), path, version
        ---
        match = re.fullmatch(r"(\\S+) (\\S+) (HTTP/\\S*)", line)
        return (match[1].upper(), match[2], match[3]) if match else None
        """,
        lambda r: (
            " ".join(
                [
                    r.choice(("GET", "POST", "get")),
                    _path(r, 0, 2),
                    r.choice(("HTTP/1.1", "HTTP/2", "FTP", "HTTP/1.0 x")),
                ][: r.choice((3, 3, 3, 2))]
            ),
        ),
        "import re",
    ),
    made(
        "web.client_address",
        "client_address forwarded_ip real_ip",
        "forwarded: str; remote: str",
        "str",
        """
        First address in the X-Forwarded-For text {forwarded}, or {remote} if that is empty.
        client IP behind proxies
        Given a comma-separated list of addresses, return the first without spaces; fall back to {remote}.
        Who is the visitor really, when proxies pass the request on? The leftmost address counts.
        Get the original IP of a request, the connection's own address if no proxy named one.
        Returns the stripped text before the first comma of {forwarded}, else {remote}.
        """,
        """
        first = forwarded.split(",")[0].strip()
        return first or remote
        ---
        address = forwarded.partition(",")[0].strip()
        if address:
            return address
        return remote
        """,
        lambda r: (
            r.choice((", ", ",")).join(f"10.0.0.{r.randint(1, 9)}" for _ in range(r.randint(0, 2))),
            r.choice(("127.0.0.1", "8.8.8.8")),
        ),
    ),
    made(
        "web.max_age",
        "cache_max_age max_age cache_seconds",
        "header: str",
        "int | None",
        """
        Seconds of 'max-age' in a Cache-Control {header}, None if it is missing, 0 with 'no-store'.
        cache life time from 'public, max-age=60'
        Given cache directives separated by commas, tell how long the answer may be kept.
        How many seconds may a response be cached? no-store means 0, no statement means None.
        Read the max-age directive; 'no-store' anywhere makes it 0.
        Returns an int, or None when there is neither max-age nor no-store.
        """,
        """
        parts = [part.strip() for part in header.split(",")]
        if "no-store" in parts:
            return 0
        for part in parts:
            if part.startswith("max-age="):
                return int(part[8:])
        return None
        ---
        if "no-store" in header:
            return 0
        match = re.search(r"\\bmax-age=(\\d+)", header)
        return int(match.group(1)) if match else None
        """,
        lambda r: (
            ", ".join(
                r.sample(["public", f"max-age={r.randint(0, 99)}", "private", "no-store"], r.randint(0, 2))
            ),
        ),
        "import re",
    ),
    made(
        "web.blocked_by_robots",
        "blocked_by_robots is_disallowed crawler_blocked",
        "path: str; disallowed: list[str]",
        "bool",
        """
        Does {path} start with one of the {disallowed} prefixes? Empty prefixes forbid nothing.
        robots.txt check
        Given the Disallow lines of a site, tell whether a crawler must stay away from the path.
        Is the page off limits for search engines? One matching beginning is enough, an empty line does not \
        count.
        Check a path against forbidden beginnings.
        Returns True if any non-empty prefix matches.
        """,
        """
        return any(prefix and path.startswith(prefix) for prefix in disallowed)
        ---
        for prefix in disallowed:
            if prefix != "" and path.startswith(prefix):
                return True
        return False
        ---
        prefixes = tuple(prefix for prefix in disallowed if prefix)
        return path.startswith(prefixes)
        """,
        lambda r: (_path(r, 0, 2), r.sample(["", "/shop", "/users/", "/blog", "/", "/new"], r.randint(0, 2))),
    ),
    made(
        "web.breadcrumbs",
        "breadcrumbs path_ancestors crumb_paths",
        "path: str",
        "list[str]",
        """
        List the steps to {path}: '/shop/tea' gives ['/shop', '/shop/tea'].
        breadcrumb trail
        Given the path of a page, return all of its parent paths and itself, the shortest first.
        Which pages lie on the way from the start page to here? '/' alone has none.
        Build the links of a breadcrumb navigation.
        Returns growing prefixes of {path}, one per segment, [] for '/'.
        """,
        """
        parts = [part for part in path.split("/") if part]
        return ["/" + "/".join(parts[:i + 1]) for i in range(len(parts))]
        ---
        trail = []
        current = ""
        for part in path.strip("/").split("/"):
            if part:
                current += "/" + part
                trail.append(current)
        return trail
        ---
        parts = path.strip("/").split("/") if path.strip("/") else []
        return list(accumulate(parts, lambda start, part: f"{start}/{part}", initial=""))[1:]
        """,
        lambda r: (_path(r, 0, 3) + r.choice(("", "", "/")),) if r.random() < 0.8 else ("/",),
        "from itertools import accumulate",
    ),
    made(
        "web.path_depth",
        "path_depth url_depth count_segments",
        "path: str",
        "int",
        """
        Count the non-empty segments of a URL {path}: '/a/b/' has 2 and '/' has 0.
        depth of a page in a site
        Given a path, tell how many folders deep it is; double and trailing slashes do not count.
        How many levels below the start page is it?
        Number of names between the slashes of an address path.
        Returns the number of pieces of {path} that are not empty.
        """,
        """
        return len([part for part in path.split("/") if part])
        ---
        return sum(1 for part in path.split("/") if part != "")
        ---
        count = 0
        previous = "/"
        for char in path:
            if char != "/" and previous == "/":
                count += 1
            previous = char
        return count
        """,
        lambda r: (_path(r, 0, 3).replace("/", r.choice(("/", "/", "//"))) + r.choice(("", "/")),),
    ),
    made(
        "web.byte_range",
        "parse_byte_range byte_range range_header",
        "header: str; size: int",
        "tuple[int, int] | None",
        """
        Read 'bytes=10-19' as (10, 19); an open end 'bytes=10-' goes to {size} - 1. None if it is invalid.
        HTTP Range header
        Given a range request for a file of {size} bytes, return the first and last position, both included.
        Which bytes does the client want? The end is cut at the last byte; a start behind the end gives None.
        Parse the Range header of a download that is resumed.
        Returns (start, end) with end at most {size} - 1, or None if start is larger than that end.
        """,
        """
        start_text, _, end_text = header.removeprefix("bytes=").partition("-")
        start = int(start_text)
        end = min(int(end_text), size - 1) if end_text else size - 1
        return (start, end) if start <= end else None
        ---
        first, last = header[6:].split("-")
        end = size - 1
        if last and int(last) < end:
            end = int(last)
        if int(first) > end:
            return None
        return int(first), end
        """,
        lambda r: (
            f"bytes={r.randint(0, 30)}-" + r.choice(("", str(r.randint(0, 60)))),
            r.choice((10, 20, 50, 100)),
        ),
    ),
    made(
        "web.id_list",
        "parse_ids id_list ids_from_param",
        "text: str",
        "list[int]",
        """
        Read the ids in {text} such as '3,7,x,7': whole positive numbers only, each once, in order.
        comma-separated ids of a request, invalid ones ignored
        Given a parameter like 'ids=..', return its numbers without repetitions; pieces that are no number \
        are skipped.
        Which records does the client ask for? Drop duplicates, blanks and words.
        Turn '1, 2,abc,2' into [1, 2].
        Returns the distinct ints made of digits only, in order of first appearance, [] for none.
        """,
        """
        ids: list[int] = []
        for piece in text.split(","):
            piece = piece.strip()
            if piece.isdigit() and int(piece) not in ids:
                ids.append(int(piece))
        return ids
        ---
        pieces = (piece.strip() for piece in text.split(","))
        return list(dict.fromkeys(int(piece) for piece in pieces if piece.isdigit()))
        """,
        lambda r: (
            r.choice((",", ", ")).join(
                r.choice(("1", "2", "7", "12", "x", "", "-3")) for _ in range(r.randint(0, 5))
            ),
        ),
    ),
    made(
        "web.sort_fields",
        "parse_sort_param sort_fields ordering_from_param",
        "text: str",
        "list[tuple[str, bool]]",
        """
        Read a sort parameter like '-price,name' as (field, descending) pairs.
        ordering of a list request, minus sign for descending
        Given fields separated by commas, tell for each whether it is sorted downwards (leading '-').
        By which columns does the client want the result ordered, and in which direction? Empty text gives [].
        Parse 'a,-b' to [('a', False), ('b', True)].
        Returns a list of name and bool, True where a minus stood in front; [] for an empty string.
        """,
        """
        fields = text.split(",") if text else []
        return [(field.removeprefix("-"), field.startswith("-")) for field in fields]
        ---
        result = []
        for field in text.split(","):
            if field.startswith("-"):
                result.append((field[1:], True))
            elif field:
                result.append((field, False))
        return result
        """,
        lambda r: (
            ",".join(r.choice(("", "-")) + name for name in r.sample(("age", "name", "id"), r.randint(0, 3))),
        ),
    ),
    made(
        "web.domain_pattern",
        "matches_domain_pattern domain_allowed host_matches",
        "host: str; pattern: str",
        "bool",
        """
        Does {host} match {pattern}? '*.a.io' stands for any subdomain of a.io, but not for a.io itself.
        wildcard domain match
        Given an allowed origin such as 'b.org' or '*.b.org', compare it with a host name.
        Is the host covered by the certificate name? A leading '*.' accepts exactly the hosts below.
        Check a host against an entry of an allow list; without a star both must be equal.
        Returns True for equal names, or if the pattern starts with '*.' and the host ends with the rest \
        after '*'.
        """,
        """
        if pattern.startswith("*."):
            return host.endswith(pattern[1:])
        return host == pattern
        ---
        return host.endswith(pattern[1:]) if pattern[:2] == "*." else host == pattern
        """,
        lambda r: (
            r.choice(("", "api.", "m.api.", "x")) + r.choice(("a.io", "b.org")),
            r.choice(("a.io", "*.a.io", "*.b.org", "api.a.io", "b.org")),
        ),
    ),
    made(
        "web.style_text",
        "style_text inline_style css_declarations",
        "styles: dict[str, str]",
        "str",
        """
        Write {styles} as inline CSS: 'color: red; margin: 0'.
        CSS declarations from a dict
        Given property names and values, return the text of a style attribute, '; ' between the pairs.
        How do I turn a dictionary of styles into a style attribute? No semicolon at the end.
        Format CSS properties in one line, '' if there are none.
        Returns 'name: value' for each entry, joined by '; '.
        """,
        """
        return "; ".join(f"{name}: {value}" for name, value in styles.items())
        ---
        parts = []
        for name in styles:
            parts.append(name + ": " + styles[name])
        return "; ".join(parts)
        """,
        lambda r: (
            {
                name: r.choice(("0", "red", "1px"))
                for name in r.sample(("color", "margin", "top"), r.randint(0, 2))
            },
        ),
    ),
    made(
        "web.parse_style",
        "parse_style style_to_dict read_inline_css",
        "style: str",
        "dict[str, str]",
        """
        Parse inline CSS {style} such as 'color: red; top: 0' into a dictionary.
        style attribute to dict
        Given declarations separated by semicolons, map each property to its value without spaces around.
        Which CSS properties does the element set? A trailing semicolon is allowed; '' gives {{}}.
        Read the text of a style attribute.
        Returns property names and values as strings, {{}} if there are none.
        """,
        """
        result = {}
        for declaration in style.split(";"):
            name, colon, value = declaration.partition(":")
            if colon:
                result[name.strip()] = value.strip()
        return result
        ---
        pairs = [part.split(":", 1) for part in style.split(";") if ":" in part]
        return {name.strip(): value.strip() for name, value in pairs}
        """,
        lambda r: (
            r.choice(("; ", ";")).join(
                f"{name}{r.choice((': ', ':'))}{r.choice(('0', 'red', '1px'))}"
                for name in r.sample(("color", "top", "left"), r.randint(0, 2))
            )
            + r.choice(("", ";")),
        ),
    ),
    made(
        "web.is_bot",
        "is_bot is_crawler robot_visitor",
        "agent: str",
        "bool",
        """
        Does the user {agent} contain 'bot', 'crawler' or 'spider', in any case?
        search engine robot by its user agent
        Given the browser identification of a visitor, return True for bots, crawlers and spiders.
        Is the visitor a machine? Look for one of the words bot, crawler and spider without regard to case.
        Filter automatic visitors out of statistics: 'bot', 'crawler' or 'spider' in the name.
        Returns True if one of the three words is part of {agent}, ignoring case.
        """,
        """
        name = agent.lower()
        return any(word in name for word in ("bot", "crawler", "spider"))
        ---
        return re.search("bot|crawler|spider", agent, re.IGNORECASE) is not None
        ---
        name = agent.lower()
        return "bot" in name or "crawler" in name or "spider" in name
        """,
        lambda r: (
            r.choice(("Googlebot", "Firefox", "Web-Crawler", "Safari", "SPIDER", "my", ""))
            + r.choice(("", "/1.0", " Bot", " 7")),
        ),
        "import re",
    ),
    made(
        "web.visits_per_path",
        "visits_per_path count_paths hits_by_page",
        "requests: list[str]",
        "dict[str, int]",
        """
        Count successful visits per path; each of {requests} looks like '/tea 200', success is 200.
        page hits from log lines 'path status'
        Given lines of a path and a status code, count for every path the lines with status 200.
        How often was each page delivered? Lines with any other code than 200 are left out.
        Web statistics: hits by page in order of first success.
        Returns a dict from path to the number of its lines that end with 200.
        """,
        """
        hits: dict[str, int] = {}
        for request in requests:
            path, status = request.split()
            if status == "200":
                hits[path] = hits.get(path, 0) + 1
        return hits
        ---
        paths = [line.split()[0] for line in requests if line.endswith(" 200")]
        return {path: paths.count(path) for path in dict.fromkeys(paths)}
        ---
        return dict(Counter(line.split()[0] for line in requests if line.split()[1] == "200"))
        """,
        lambda r: (
            [f"/{r.choice(('a', 'b', ''))} {r.choice((200, 200, 404, 500))}" for _ in range(r.randint(0, 4))],
        ),
        "from collections import Counter",
    ),
    made(
        "web.form_errors",
        "form_errors validate_form signup_errors",
        "name: str; age: str",
        "dict[str, str]",
        """
        Errors of a form: 'name' is 'required' if blank, 'age' is 'not a number' unless all digits.
        validate name and age of a form, field to message
        Given the fields as typed, return {{'name': 'required'}} for a blank name and {{'age': 'not a \
        number'}} \
        when the age has anything but digits; {{}} if all is well.
        What is wrong with the input? A blank name gives 'required', an age without only digits 'not a \
        number'.
        Check a sign-up: messages by field, 'required' for name and 'not a number' for age.
        Returns a dict of error messages ('required', 'not a number'), empty for valid input.
        """,
        """
        errors = {}
        if not name.strip():
            errors["name"] = "required"
        if not age.isdigit():
            errors["age"] = "not a number"
        return errors
        ---
        checks = (("name", name.strip() != "", "required"), ("age", age.isdigit(), "not a number"))
        return {field: message for field, valid, message in checks if not valid}
        """,
        lambda r: (r.choice(("Ann", "Bo", "", " ")), r.choice(("7", "30", "", "x", "-1", "4.5"))),
    ),
)
