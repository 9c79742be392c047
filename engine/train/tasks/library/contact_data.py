"""Cleaning names, phone numbers, e-mails, addresses, slugs and identifiers, and hiding what is private."""

from __future__ import annotations

from random import Random

from engine.train.tasks import draw
from engine.train.tasks.compact import made


def _name(r: Random) -> str:
    first = r.choice(("Ada", "ben", "CARLA", "Dmitri", "eva", "Finn", "Jean-Luc"))
    last = r.choice(("Lovelace", "SMITH", "o'neil", "Weber", "van Dyke", "Li", "de la Cruz", "stone"))
    kind = r.random()
    if kind < 0.08:
        return r.choice(("", "  "))
    if kind < 0.2:
        return first
    if kind < 0.4:
        return f"{first} {r.choice(('Maria', 'j.', 'Lee'))} {last}"
    return f"{first}{r.choice((' ', '  '))}{last}{r.choice(('', '', ' '))}"


def _names(r: Random) -> list[str]:
    return [draw.person(r) or "Zoe" for _ in range(r.randint(0, 5))]


def _email(r: Random) -> str:
    local = r.choice(("ada", "Ben.Smith", "eva+news", "j.doe", "x", "sales_2", "ANNA", "carla-weber"))
    domain = r.choice(("example.com", "Gmail.com", "mail.org", "gmail.com", "shop.co.uk", "EXAMPLE.com"))
    return f"{local}@{domain}"


def _maybe_email(r: Random) -> str:
    odd = (
        "",
        "ada",
        "@x.com",
        "a@b@c.com",
        "ada@",
        "ada@home",
        "a b@mail.org",
        "ada@.com",
        "ada@mail.",
        " x@y.de ",
    )
    return r.choice(odd) if r.random() < 0.4 else _email(r)


def _phone(r: Random) -> str:
    return r.choice(
        (
            "",
            "5551234567",
            "(555) 123-4567",
            "1-555-123-4567",
            "+1 555 123 4567",
            "0170 1234567",
            "0049 170 1234567",
            "+49 (170) 12 34 567",
            "555.123.4567",
            "12345",
            "call me",
            "030/123456",
            "911",
            f"{r.randint(10**6, 10**11)}",
        )
    )


def _identifier(r: Random) -> str:
    return r.choice(
        (
            "user_name",
            "userName",
            "UserName",
            "user-name",
            "USER_NAME",
            "total",
            "HTTPServer",
            "parse_html_page",
            "parseHTMLPage",
            "x",
            "",
            "item2_price",
            "item2Price",
            "_private",
            "__init__",
            "Order Total",
            "is_ok",
            "MAX",
            "my-long-name",
        )
    )


def _wanted(r: Random) -> tuple[str, list[str]]:
    base = r.choice(("ada", "Ben", "eva"))
    return base, [
        r.choice((base, base.upper(), base + "2", base + "3", base + "4", "zoe"))
        for _ in range(r.randint(0, 5))
    ]


ENTRIES = (
    made(
        "contact_data.tidy_full_name",
        "tidy_full_name clean_name format_full_name proper_name",
        "name: str",
        "str",
        """
        Tidy {name}: single spaces, each part capitalized, but van, von, de, la and der stay lower case.
        clean up a person's full name
        Squeeze the spaces of {name} and capitalize every word except the particles van, von, de, la, der.
        Write a messy name properly; 'ADA van DYKE' becomes 'Ada van Dyke'.
        Normalize spaces and letter case of a name, keeping noble particles (de, der, la, van, von) small.
        """,
        """
        particles = {"van", "von", "de", "la", "der"}
        words = name.lower().split()
        return " ".join(word if word in particles else word.capitalize() for word in words)
        ---
        parts = []
        for word in name.split():
            word = word.lower()
            if word not in ("van", "von", "de", "la", "der"):
                word = word[0].upper() + word[1:]
            parts.append(word)
        return " ".join(parts)
        """,
        lambda r: (_name(r),),
    ),
    made(
        "contact_data.from_last_first",
        "natural_name_order first_last undo_last_first name_from_comma_form",
        "name: str",
        "str",
        """
        Turn 'Last, First' into 'First Last'; without a comma only trim {name}.
        reorder a name written with a comma
        Swap the two sides of the first comma of {name}, trimmed; a name that has no comma is just stripped.
        Given a name as in a phone book, give it in natural order; a missing side leaves no extra space.
        Write 'Stone, Ada' as 'Ada Stone'; empty parts are left out.
        """,
        """
        last, _, first = name.partition(",")
        return f"{first.strip()} {last.strip()}".strip()
        ---
        if "," not in name:
            return name.strip()
        last, first = (part.strip() for part in name.split(",", 1))
        return " ".join(part for part in (first, last) if part)
        """,
        lambda r: (
            r.choice(("Stone, Ada", "Li , Ben", " Weber,Eva Maria ", "Madonna", "", "Adams,", ", Joe")),
        ),
    ),
    made(
        "contact_data.avatar_initials",
        "avatar_initials two_initials profile_initials initials_for_avatar",
        "name: str",
        "str",
        """
        Return two capitals for an avatar: first letters of the first and last word of {name}.
        initials of a profile picture
        One word gives its first two letters, no word '?', else the initials of first and last word.
        Two upper-case letters for {name}: of the first and last word, or both of a single word.
        Make avatar initials, such as 'AL' for 'Ada Maria Lovelace'; '?' when there is no name.
        """,
        """
        words = name.split()
        if not words:
            return "?"
        if len(words) == 1:
            return words[0][:2].upper()
        return (words[0][0] + words[-1][0]).upper()
        ---
        words = name.upper().split()
        if len(words) > 1:
            return words[0][0] + words[-1][0]
        return words[0][:2] if words else "?"
        """,
        lambda r: (_name(r),),
    ),
    made(
        "contact_data.strip_title",
        "strip_title remove_title name_without_title drop_honorific",
        "name: str",
        "str",
        """
        Remove the leading titles (Mr, Mrs, Ms, Dr, Prof, with or without a dot) from {name}.
        drop Dr. and Mr. from a name
        Cut off every title at the start of {name}, in any case: mr, mrs, ms, dr or prof, perhaps with a dot.
        Return the name without honorifics: 'Prof. Dr. Eva Li' becomes 'Eva Li'.
        Delete words such as 'Dr.' or 'mrs' as long as they stand first, and join the rest with spaces.
        """,
        """
        titles = {"mr", "mrs", "ms", "dr", "prof"}
        words = name.split()
        while words and words[0].lower().rstrip(".") in titles:
            words = words[1:]
        return " ".join(words)
        ---
        words = name.split()
        start = 0
        while start < len(words) and words[start].lower().rstrip(".") in ("mr", "mrs", "ms", "dr", "prof"):
            start += 1
        return " ".join(words[start:])
        """,
        lambda r: (
            r.choice(("", "Dr. ", "dr ", "Mr. ", "Mrs ", "Prof. ", "Prof. Dr. ", "Ms. ", "Drew "))
            + draw.person(r),
        ),
    ),
    made(
        "contact_data.middle_names",
        "middle_names get_middle_names names_between second_names",
        "name: str",
        "list[str]",
        """
        Return the words of {name} between the first and the last, or an empty list.
        middle names of a person
        List everything of {name} except its first and its final word.
        Which middle names are there? Names of one or two words have none.
        Split the full name at spaces and drop the first and last parts.
        """,
        """
        return name.split()[1:-1]
        ---
        words = name.split()
        if len(words) <= 2:
            return []
        return [word for word in words[1 : len(words) - 1]]
        """,
        lambda r: (_name(r),),
    ),
    made(
        "contact_data.salutation",
        "salutation letter_greeting greeting_line make_salutation",
        "name: str; formal: bool = True",
        "str",
        """
        Greet {name}: 'Dear <last word>,' if {formal}, else 'Hi <first word>,'; no name gives 'Hello,'.
        opening line of a letter
        Return 'Dear Stone,' for a formal letter to Ada Stone and 'Hi Ada,' otherwise; 'Hello,' when blank.
        First line of an e-mail; the surname is used when {formal} is true, the first name when not.
        Begin a message with a greeting and a comma; an empty {name} is greeted with a plain 'Hello,'.
        """,
        """
        words = name.split()
        if not words:
            return "Hello,"
        return f"Dear {words[-1]}," if formal else f"Hi {words[0]},"
        ---
        if not name.strip():
            return "Hello,"
        first, last = name.split()[0], name.split()[-1]
        if formal:
            return "Dear " + last + ","
        return "Hi " + first + ","
        """,
        lambda r: (draw.person(r), r.random() < 0.5),
    ),
    made(
        "contact_data.login_name",
        "login_name make_username username_from_name default_username",
        "name: str; limit: int = 8",
        "str",
        """
        Build a login from {name}: first letter plus last word, in lower-case letters, cut to {limit}.
        username of a new employee
        First initial followed by the surname, in lower case without other characters, cut to {limit}.
        Make 'alovelac' of 'Ada Lovelace' when {limit} is 8; a single word is used as it is, a blank gives ''.
        Derive a user name: initial + family name, only letters kept, lower-cased and truncated.
        """,
        """
        words = name.lower().split()
        if not words:
            return ""
        login = words[0] if len(words) == 1 else words[0][0] + words[-1]
        return "".join(char for char in login if char.isalpha())[:limit]
        ---
        words = name.lower().split()
        login = words[0][0] + words[-1] if len(words) > 1 else "".join(words)
        return "".join(filter(str.isalpha, login))[:limit]
        """,
        lambda r: (_name(r), r.choice((3, 6, 8, 8))),
    ),
    made(
        "contact_data.free_username",
        "free_username unique_username available_name next_free_name",
        "wanted: str; taken: list[str]",
        "str",
        """
        Return {wanted}, or with 2, 3, ... appended, whichever is not in {taken} (case ignored).
        find a user name that is free
        If {wanted} is taken, try wanted2, wanted3 and so on; upper and lower case count as the same.
        Make a name unique by adding the smallest number from 2 on that is not used yet, ignoring case.
        First free variant of a login: the name itself, else the name followed by 2, 3, 4...
        """,
        """
        used = {name.lower() for name in taken}
        if wanted.lower() not in used:
            return wanted
        number = 2
        while f"{wanted}{number}".lower() in used:
            number += 1
        return f"{wanted}{number}"
        ---
        used = [name.lower() for name in taken]
        candidate, number = wanted, 1
        while candidate.lower() in used:
            number += 1
            candidate = wanted + str(number)
        return candidate
        """,
        _wanted,
    ),
    made(
        "contact_data.email_domain",
        "email_domain domain_of_email mail_domain get_domain",
        "email: str",
        "str",
        """
        Return the domain of {email} in lower case, or '' unless it has exactly one @.
        domain of an e-mail address
        What follows the @ of {email}, lower-cased and trimmed; '' if there is no @ or several.
        Which host does the address belong to? '' for something without precisely one at sign.
        Part after the at sign in small letters; malformed addresses (zero or two @) give ''.
        """,
        """
        if email.count("@") != 1:
            return ""
        return email.split("@")[1].strip().lower()
        ---
        parts = email.lower().split("@")
        return parts[1].strip() if len(parts) == 2 else ""
        """,
        lambda r: (_maybe_email(r),),
    ),
    made(
        "contact_data.mask_email_local",
        "mask_email hide_email obscure_email censor_email",
        "email: str",
        "str",
        """
        Hide {email}: keep the first character and the domain, '***' between; without @ return '***'.
        mask an e-mail address
        Show only the first letter before the last @ and the domain, as in 'a***@mail.org'.
        Obscure the local part of {email} as its first letter and three stars; without @ only stars.
        Return an address that is safe to show: 'ada@x.com' is 'a***@x.com', text without an @ is '***'.
        """,
        """
        local, at, domain = email.rpartition("@")
        if not at:
            return "***"
        return f"{local[:1]}***@{domain}"
        ---
        position = email.rfind("@")
        if position < 0:
            return "***"
        return email[:position][:1] + "***" + email[position:]
        """,
        lambda r: (_maybe_email(r),),
    ),
    made(
        "contact_data.plain_email",
        "normalize_email canonical_email strip_email_tag plain_email",
        "email: str",
        "str",
        """
        Trim and lower-case {email} and drop a '+tag' before the @.
        canonical form of an e-mail address
        Normalize an address: no outer spaces, small letters, nothing from the first '+' up to the @.
        'Eva+News@Mail.org ' becomes 'eva@mail.org'; text without an @ is only trimmed and lower-cased.
        Remove plus addressing from {email} and make it lower case; without @ no tag is removed.
        """,
        """
        email = email.strip().lower()
        local, at, domain = email.partition("@")
        if not at:
            return email
        return local.split("+")[0] + "@" + domain
        ---
        email = email.strip().lower()
        at, plus = email.find("@"), email.find("+")
        if 0 <= plus < at:
            email = email[:plus] + email[at:]
        return email
        """,
        lambda r: (_maybe_email(r),),
    ),
    made(
        "contact_data.same_mailbox",
        "same_mailbox same_gmail is_same_inbox same_email_account",
        "first: str; second: str",
        "bool",
        """
        Are {first} and {second} one mailbox? Case is ignored, and so are dots before @gmail.com.
        compare two e-mail addresses
        Tell if both addresses reach the same inbox: compare without case; gmail.com also ignores dots.
        True if the addresses are equal in lower case, for gmail.com also without dots before the @.
        Check whether two e-mails belong to one account, with Gmail's dot rule.
        """,
        """
        def key(email: str) -> tuple[str, str]:
            local, _, domain = email.lower().partition("@")
            if domain == "gmail.com":
                local = local.replace(".", "")
            return local, domain

        return key(first) == key(second)
        ---
        keys = []
        for email in (first.lower(), second.lower()):
            local, domain = email.split("@")
            keys.append((local.replace(".", "") if domain == "gmail.com" else local) + "@" + domain)
        return keys[0] == keys[1]
        """,
        lambda r: (
            r.choice(("ada.li@gmail.com", "AdaLi@gmail.com", "ada.li@mail.org", "adali@mail.org")),
            r.choice(("adali@gmail.com", "a.dali@Gmail.com", "adali@mail.org", "ADALI@mail.org")),
        ),
    ),
    made(
        "contact_data.plausible_email",
        "looks_like_email plausible_email is_email_like simple_email_check",
        "text: str",
        "bool",
        """
        Is {text} plausibly an e-mail: one @, something before it, a dot inside the domain, no spaces?
        rough check of an e-mail address
        Check for exactly one @, a local part, no white space and a domain with a dot not at its ends.
        True for name@host.tld; blanks, two @ or a domain that starts or ends with a dot are wrong.
        Validate an address loosely: a name, one @, a domain with an inner dot, no blank anywhere.
        """,
        """
        if text.count("@") != 1 or any(char.isspace() for char in text):
            return False
        local, domain = text.split("@")
        return bool(local) and "." in domain and not domain.startswith(".") and not domain.endswith(".")
        ---
        local, at, domain = text.partition("@")
        if not local or not at or "@" in domain or len(text.split()) != 1 or text != text.strip():
            return False
        return "." in domain.strip(".") and domain == domain.strip(".")
        """,
        lambda r: (_maybe_email(r),),
    ),
    made(
        "contact_data.emails_by_domain",
        "group_emails_by_domain emails_by_domain addresses_per_domain by_domain",
        "emails: list[str]",
        "dict[str, list[str]]",
        """
        Group {emails} by their domain in lower case, in the order given.
        e-mail addresses per domain
        Map each domain (lower-cased, after the @) to the list of addresses that have it.
        Sort the addresses into groups by host; the keys are small letters, the addresses stay as written.
        Return a dictionary from domain to its addresses, ignoring the case of the domain.
        """,
        """
        groups: dict[str, list[str]] = {}
        for email in emails:
            domain = email.split("@")[1].lower()
            groups.setdefault(domain, []).append(email)
        return groups
        ---
        domains = [email.partition("@")[2].lower() for email in emails]
        return {
            domain: [email for email, own in zip(emails, domains) if own == domain]
            for domain in dict.fromkeys(domains)
        }
        """,
        lambda r: ([_email(r) for _ in range(r.randint(0, 5))],),
    ),
    made(
        "contact_data.top_domain",
        "most_common_domain top_domain main_email_domain frequent_domain",
        "emails: list[str]",
        "str",
        """
        Return the commonest domain of {emails} in lower case; of equals the first alphabetically; '' if none.
        most frequent e-mail domain
        Which domain is the most frequent, ignoring case? Ties: alphabetically first; no addresses: ''.
        Count the hosts of {emails} without regard to case and return the winner, the smallest name when tied.
        Find the provider that most addresses share; an empty list gives an empty string.
        """,
        """
        counts: dict[str, int] = {}
        for email in emails:
            domain = email.split("@")[1].lower()
            counts[domain] = counts.get(domain, 0) + 1
        return min(counts, key=lambda domain: (-counts[domain], domain), default="")
        ---
        domains = [email.lower().split("@")[1] for email in emails]
        return max(sorted(set(domains)), key=domains.count, default="")
        """,
        lambda r: ([_email(r) for _ in range(r.randint(0, 5))],),
    ),
    made(
        "contact_data.work_email",
        "is_work_email is_business_email work_email not_free_provider",
        "email: str",
        "bool",
        """
        Is {email} a business address, so none at gmail.com, yahoo.com, outlook.com or mail.org?
        check for a company e-mail
        True if {email} has an @ and is not at gmail.com, yahoo.com, outlook.com or mail.org (any case).
        Tell work addresses from those at gmail.com, yahoo.com, outlook.com and mail.org.
        False for a text without @ and for the free mail hosts gmail.com, yahoo.com, outlook.com and mail.org.
        """,
        """
        free = {"gmail.com", "yahoo.com", "outlook.com", "mail.org"}
        _, at, domain = email.strip().lower().rpartition("@")
        return bool(at) and domain not in free
        ---
        if "@" not in email:
            return False
        domain = email.lower().split("@")[-1].strip()
        return domain not in ("gmail.com", "yahoo.com", "outlook.com", "mail.org")
        """,
        lambda r: (_maybe_email(r),),
    ),
    made(
        "contact_data.parse_recipient",
        "parse_recipient split_recipient parse_address_line name_and_email",
        "text: str",
        "tuple[str, str]",
        """
        Split 'Name <address>' into a pair (name, address); a bare address has the name ''.
        parse a mail recipient
        Return the display name without quotes and the address between < and >; without < all is address.
        Take apart '"Ada Li" <ada@x.org>': both parts trimmed, double quotes removed from the name.
        Give name and e-mail of {text}; if there are no angle brackets, the name is empty.
        """,
        """
        name, bracket, rest = text.partition("<")
        if not bracket:
            return "", text.strip()
        return name.strip().strip('"'), rest.partition(">")[0].strip()
        ---
        if "<" not in text:
            return "", text.strip()
        start = text.index("<")
        end = text.find(">", start)
        return text[:start].strip().strip('"'), text[start + 1 : end].strip()
        """,
        lambda r: (
            r.choice(
                (
                    "Ada Li <ada@x.org>",
                    "ben@x.org",
                    " <eva@x.org> ",
                    '"Stone, Joe" <joe@x.org>',
                    "",
                    "Ada<a@b.c>",
                )
            ),
        ),
    ),
    made(
        "contact_data.unique_emails",
        "unique_emails dedupe_emails distinct_emails remove_duplicate_emails",
        "emails: list[str]",
        "list[str]",
        """
        Remove repeated addresses from {emails}, ignoring case and outer spaces; the first is kept, trimmed.
        distinct e-mail addresses
        Keep each address once, compared without case and outer spaces; the first spelling stays, trimmed.
        Drop the duplicates of a mailing list: 'A@x.com' and 'a@X.com ' are the same, the earlier one stays.
        Deduplicate {emails} case-insensitively in order, stripping white space.
        """,
        """
        seen: set[str] = set()
        unique = []
        for email in emails:
            email = email.strip()
            if email.lower() not in seen:
                seen.add(email.lower())
                unique.append(email)
        return unique
        ---
        first: dict[str, str] = {}
        for email in emails:
            first.setdefault(email.strip().lower(), email.strip())
        return list(first.values())
        """,
        lambda r: ([r.choice(("", " ")) + _email(r) for _ in range(r.randint(0, 6))],),
    ),
    made(
        "contact_data.split_recipients",
        "split_recipients parse_recipients recipients_list split_email_list",
        "text: str",
        "list[str]",
        """
        Split {text} at commas and semicolons into trimmed addresses; drop those without an @.
        list of recipients from a text field
        Return the parts of {text} between ',' or ';' that contain an @, stripped, in order.
        A user typed several e-mails parted by commas or semicolons; give the ones that have an @ sign.
        Recipients of a To line: both ; and , separate, blanks are cut, entries with no @ are ignored.
        """,
        """
        parts = text.replace(";", ",").split(",")
        return [part.strip() for part in parts if "@" in part]
        ---
        found = []
        for chunk in text.split(";"):
            for part in chunk.split(","):
                part = part.strip()
                if "@" in part:
                    found.append(part)
        return found
        """,
        lambda r: (r.choice((", ", ";", " ; ", ",,")).join(_maybe_email(r) for _ in range(r.randint(0, 4))),),
    ),
    made(
        "contact_data.name_from_email",
        "name_from_email guess_name email_to_name display_name_from_email",
        "email: str",
        "str",
        """
        Guess a display name from {email}: its local part split at '.', '_' and '-', words capitalized.
        person's name from an e-mail address
        Turn 'carla-weber@x.com' into 'Carla Weber'; what follows a '+' in the local part is ignored.
        What stands before the @ (and before a +), with . - _ as spaces and each word capitalized.
        Make a readable name of an address: separators . _ - become spaces, capitals, no +tag.
        """,
        """
        local = email.split("@")[0].split("+")[0]
        for separator in "._-":
            local = local.replace(separator, " ")
        return " ".join(word.capitalize() for word in local.split())
        ---
        import re

        local = re.split(r"[@+]", email)[0]
        return " ".join(word.capitalize() for word in re.split(r"[._-]+", local) if word)
        """,
        lambda r: (_email(r),),
    ),
    made(
        "contact_data.us_phone",
        "format_us_phone us_phone pretty_phone format_phone",
        "phone: str",
        "str",
        """
        Format a ten-digit US {phone} as '(555) 123-4567'; a leading 1 of eleven digits is dropped.
        US phone number in the usual form
        With 10 digits (or 11 starting with 1), return '(ddd) ddd-dddd', otherwise {phone} unchanged.
        Write a number the American way; anything but 10 digits, or 1 and 10 digits, stays as it is.
        Take the digits, remove the country code 1 where there are eleven, and set brackets and a dash.
        """,
        """
        digits = "".join(char for char in phone if char.isdigit())
        if len(digits) == 11 and digits[0] == "1":
            digits = digits[1:]
        if len(digits) != 10:
            return phone
        return f"({digits[:3]}) {digits[3:6]}-{digits[6:]}"
        ---
        import re

        match = re.fullmatch(r"1?(\\d{3})(\\d{3})(\\d{4})", re.sub(r"\\D", "", phone))
        return "({}) {}-{}".format(*match.groups()) if match else phone
        """,
        lambda r: (_phone(r),),
    ),
    made(
        "contact_data.international_phone",
        "international_phone to_international add_country_code e164_phone",
        "phone: str; country: str = '49'",
        "str",
        """
        Write {phone} internationally: '00' becomes '+', a single leading 0 becomes '+' and {country}.
        phone number with country code
        Keep a leading +, turn 00 into +, put + and {country} for a first 0 or else in front.
        Digits only, with + and country code: '0170 12' is '+4917012'; no digits at all give ''.
        Make it +<country><number>, whether it began with '+', '00' or '0'; '' if there are no digits.
        """,
        """
        digits = "".join(char for char in phone if char.isdigit())
        if not digits:
            return ""
        if phone.strip().startswith("+"):
            return "+" + digits
        if digits.startswith("00"):
            return "+" + digits[2:]
        return "+" + country + digits.removeprefix("0")
        ---
        import re

        number = re.sub(r"[^\\d+]", "", phone)
        if not re.search(r"\\d", number):
            return ""
        number = re.sub(r"^00", "+", number)
        number = re.sub(r"^0", "+" + country, number)
        return number if number[0] == "+" else f"+{country}{number}"
        """,
        lambda r: (_phone(r), r.choice(("49", "1", "44"))),
    ),
    made(
        "contact_data.dialable",
        "is_dialable plausible_phone is_phone_number valid_phone_length",
        "phone: str",
        "bool",
        """
        Is {phone} made of digits, spaces and +-()./ only, with 7 to 15 digits?
        plausible phone number
        Check that {phone} has between 7 and 15 digits and besides only blanks or the characters + - ( ) . /
        True for a number such as '(555) 123-4567'; letters or fewer than 7 or more than 15 digits are wrong.
        Validate a phone number loosely: 7 to 15 digits, and of separators only space + - ( ) . /
        """,
        """
        digits = [char for char in phone if char.isdigit()]
        others = [char for char in phone if not char.isdigit()]
        return 7 <= len(digits) <= 15 and all(char in " +-()./" for char in others)
        ---
        count = 0
        for char in phone:
            if char in "0123456789":
                count += 1
            elif char not in " +-()./":
                return False
        return count in range(7, 16)
        """,
        lambda r: (_phone(r),),
    ),
    made(
        "contact_data.same_phone",
        "same_phone is_same_number phones_match equal_phones",
        "first: str; second: str",
        "bool",
        """
        Do the last 7 digits of {first} and {second} agree? Numbers with fewer than 7 digits never match.
        same phone number, written differently
        Compare only the final seven digits; numbers with less than 7 digits are never equal.
        True if both phone numbers end in the same seven digits, whatever their prefix and punctuation.
        Match '+1 555 123 4567' and '(555) 123-4567' by the last 7 digits; False if either has less.
        """,
        """
        left = "".join(char for char in first if char.isdigit())
        right = "".join(char for char in second if char.isdigit())
        return len(left) >= 7 and left[-7:] == right[-7:]
        ---
        import re

        left, right = (re.sub(r"\\D", "", phone)[-7:] for phone in (first, second))
        return len(left) == 7 and left == right
        """,
        lambda r: (_phone(r), _phone(r)),
    ),
    made(
        "contact_data.digits_in_pairs",
        "group_digits_in_pairs phone_in_pairs pair_digits digits_by_two",
        "number: str",
        "str",
        """
        Write the digits of {number} in pairs from the right: '1234567' is '1 23 45 67'.
        phone digits two by two
        Drop everything but digits and part them by spaces into groups of two, the short group first.
        Return the digits in twos as on a German form; an odd count leaves one digit in front.
        Group digits by two from the end, joined with a space.
        """,
        """
        digits = "".join(char for char in number if char.isdigit())
        start = len(digits) % 2
        pairs = [digits[index : index + 2] for index in range(start, len(digits), 2)]
        return " ".join([digits[:start], *pairs]).strip()
        ---
        digits = "".join(filter(str.isdigit, number))
        groups: list[str] = []
        while digits:
            groups.insert(0, digits[-2:])
            digits = digits[:-2]
        return " ".join(groups)
        """,
        lambda r: (_phone(r),),
    ),
    made(
        "contact_data.fix_zip",
        "fix_zip normalize_zip clean_zip_code us_zip",
        "code: str",
        "str",
        """
        Normalize a US ZIP {code}: 5 digits, left-filled with zeros, or ZIP+4 as '12345-6789'; else ''.
        clean a zip code
        Up to 5 digits are padded with zeros to 5, 9 digits become ddddd-dddd, anything else gives ''.
        1 to 5 digits are zero-filled, nine get a dash after the fifth, any other count is invalid ('').
        Repair a ZIP code that lost its leading zeros; '' when there are no digits or 6, 7, 8 or over 9.
        """,
        """
        digits = "".join(char for char in code if char.isdigit())
        if 1 <= len(digits) <= 5:
            return digits.zfill(5)
        if len(digits) == 9:
            return f"{digits[:5]}-{digits[5:]}"
        return ""
        ---
        digits = "".join(filter(str.isdigit, code))
        if len(digits) == 9:
            return digits[:5] + "-" + digits[5:]
        return digits.rjust(5, "0") if 0 < len(digits) < 6 else ""
        """,
        lambda r: (
            r.choice(
                ("", "123", "02139", " 2139 ", "90210-1234", "902101234", "abc", "1234567", "2139-1234")
            ),
        ),
    ),
    made(
        "contact_data.zip_and_city",
        "split_zip_city zip_and_city parse_zip_city city_line",
        "line: str",
        "tuple[str, str]",
        """
        Split {line} into postal code and city; without leading all-digit word the code is ''.
        postal code and town of an address line
        Return (code, city): the first word if it consists of digits, and the rest with single spaces.
        Take '10115 Berlin' apart; a line that does not begin with a number has an empty code.
        Parse the last line of an address: digits first, then the town; a missing part is ''.
        """,
        """
        words = line.split()
        if words and words[0].isdigit():
            return words[0], " ".join(words[1:])
        return "", " ".join(words)
        ---
        line = " ".join(line.split())
        code, _, city = line.partition(" ")
        return (code, city) if code.isdigit() else ("", line)
        """,
        lambda r: (
            r.choice(
                (
                    "12345 Berlin",
                    "8001  Zurich",
                    "Paris",
                    "75001 Saint Denis",
                    "",
                    " 10115 Berlin ",
                    "12345",
                    "12a Town",
                )
            ),
        ),
    ),
    made(
        "contact_data.house_number",
        "house_number street_and_number split_street parse_street",
        "street: str",
        "tuple[str, str]",
        """
        Split {street} into its name and the house number, the last word if it begins with a digit.
        street name and house number
        Return (name, number); the number is the final word when its first character is a digit, else ''.
        'Elm Road 7a' gives ('Elm Road', '7a'); without a number at the end the second part is empty.
        Separate the house number from the street; only a last word that starts with a digit counts.
        """,
        """
        words = street.split()
        if words and words[-1][0].isdigit():
            return " ".join(words[:-1]), words[-1]
        return " ".join(words), ""
        ---
        name, _, last = street.rpartition(" ")
        if last[:1].isdigit():
            return name, last
        return street, ""
        """,
        lambda r: (
            r.choice(
                (
                    "Main Street 12",
                    "Elm Road 7a",
                    "Broadway",
                    "",
                    "Street of 1848",
                    "Long Lane",
                    "Park Ave 10 b",
                    "5",
                )
            ),
        ),
    ),
    made(
        "contact_data.abbreviate_street",
        "abbreviate_street shorten_street short_street street_abbreviation",
        "address: str",
        "str",
        """
        Abbreviate Street, Avenue, Road and Boulevard in {address} to St., Ave., Rd. and Blvd.
        shorten the street type
        Replace the words street, avenue, road, boulevard (any case) by St., Ave., Rd. and Blvd.; others stay.
        Make an address shorter with the usual abbreviations St., Ave., Rd., Blvd., word by word.
        '12 Main Street' becomes '12 Main St.'; only whole words are abbreviated, whatever their case.
        """,
        """
        short = {"street": "St.", "avenue": "Ave.", "road": "Rd.", "boulevard": "Blvd."}
        return " ".join(short.get(word.lower(), word) for word in address.split())
        ---
        words = []
        for word in address.split():
            for long, abbreviation in zip(
                ("street", "avenue", "road", "boulevard"), ("St.", "Ave.", "Rd.", "Blvd.")
            ):
                if word.lower() == long:
                    word = abbreviation
            words.append(word)
        return " ".join(words)
        """,
        lambda r: (
            r.choice(
                (
                    "12 Main Street",
                    "Elm road",
                    "5 Park Avenue North",
                    "Sunset Boulevard",
                    "Street Art Road",
                    "",
                    "Lane",
                    "7 Long Lane",
                )
            ),
        ),
    ),
    made(
        "contact_data.one_line_address",
        "one_line_address address_line join_address format_address",
        "street: str; code: str; city: str; country: str = ''",
        "str",
        """
        Write the address on one line: {street}, {code} {city}, {country}; blank parts are left out.
        address in one line
        Join street, 'code city' and country with ', ', each trimmed, skipping what is empty.
        Return something like 'Elm Rd 7, 12345 Rome, Italy'; missing pieces leave no stray comma or space.
        Put the parts of a postal address in a row, code and city with a space, the rest with commas.
        """,
        """
        place = f"{code.strip()} {city.strip()}".strip()
        return ", ".join(part for part in (street.strip(), place, country.strip()) if part)
        ---
        place = " ".join(part.strip() for part in (code, city) if part.strip())
        parts = [street.strip(), place, country.strip()]
        text = ""
        for part in parts:
            if part:
                text += (", " if text else "") + part
        return text
        """,
        lambda r: (
            r.choice(("", "Elm Rd 7", " Main St 1")),
            r.choice(("", "12345")),
            r.choice(("", "Rome", "Oslo ")),
            r.choice(("", "Italy")),
        ),
    ),
    made(
        "contact_data.address_label",
        "address_label mailing_label label_lines envelope_lines",
        "contact: dict[str, str]",
        "list[str]",
        """
        Lines of a label for {contact}: name, company, street, then zip and CITY; absent ones skipped.
        lines of an envelope
        The lines name, company, street, 'zip CITY' (city in capitals), without keys that are absent.
        Mailing label from the keys name, company, street, zip, city; last come zip and upper-case city.
        Address lines for print; no line for absent fields, the city upper-case after the zip.
        """,
        """
        lines = [contact[key] for key in ("name", "company", "street") if key in contact]
        place = f"{contact.get('zip', '')} {contact.get('city', '').upper()}".strip()
        return [*lines, place] if place else lines
        ---
        lines = []
        for key in ("name", "company", "street"):
            if contact.get(key):
                lines.append(contact[key])
        place = [contact.get("zip", ""), contact.get("city", "").upper()]
        if any(place):
            lines.append(" ".join(part for part in place if part))
        return lines
        """,
        lambda r: (
            {
                key: value
                for key, value in (
                    ("name", "Ada Li"),
                    ("company", "Tea Ltd"),
                    ("street", "Elm Rd 7"),
                    ("zip", "12345"),
                    ("city", "rome"),
                )
                if r.random() < 0.7
            },
        ),
    ),
    made(
        "contact_data.country_code",
        "country_code to_country_code country_to_code iso_country",
        "country: str",
        "str",
        """
        Map {country} to a code: germany DE, france FR, usa and united states US, uk GB; else '??'.
        two-letter code of a country name
        Look up {country}, trimmed, any case: DE, FR, US (usa, united states), GB (uk); unknown is '??'.
        Return DE for Germany, FR for France, US for USA or United States, GB for UK, '??' for any other text.
        Normalize a country to its code; only Germany, France, USA and UK are known, others give ??.
        """,
        """
        codes = {"germany": "DE", "france": "FR", "usa": "US", "united states": "US", "uk": "GB"}
        return codes.get(country.strip().lower(), "??")
        ---
        name = country.lower().strip()
        if name in ("usa", "united states"):
            return "US"
        for known, code in (("germany", "DE"), ("france", "FR"), ("uk", "GB")):
            if name == known:
                return code
        return "??"
        """,
        lambda r: (
            r.choice(
                ("Germany", "france", " USA ", "United States", "UK", "Italy", "", "us", "Mars", "GERMANY")
            ),
        ),
    ),
    made(
        "contact_data.card_groups",
        "format_card_number card_groups group_card_number spaced_card_number",
        "number: str",
        "str",
        """
        Write the digits of {number} in groups of four parted by spaces.
        card number in blocks of four
        Keep the digits of {number} only and put a blank after every fourth one, none at the end.
        Format a credit card number as 'dddd dddd dddd dddd'; the last group may be shorter.
        '41111111-2' becomes '4111 1111 2': digits from the left, four at a time.
        """,
        """
        digits = "".join(char for char in number if char.isdigit())
        return " ".join(digits[index : index + 4] for index in range(0, len(digits), 4))
        ---
        result = ""
        count = 0
        for char in number:
            if char.isdigit():
                if count and count % 4 == 0:
                    result += " "
                result += char
                count += 1
        return result
        """,
        lambda r: (
            r.choice(("", "4111111111111111", "4111 1111-11111111", "12345", "378282246310005", "x12")),
        ),
    ),
    made(
        "contact_data.mask_card",
        "mask_card_number mask_card hide_card_number card_ending",
        "number: str",
        "str",
        """
        Show only the last four digits of a card: '**** **** **** 1234'; fewer than 5 digits give '****'.
        mask a credit card number
        Three groups of stars and the last 4 digits of {number}; '****' for four digits or less.
        Ignore blanks; the final four digits after '**** **** **** '; under 5 digits just '****'.
        Hide a payment card for display, always in the same length, whatever the length of the number.
        """,
        """
        digits = "".join(char for char in number if char.isdigit())
        if len(digits) < 5:
            return "****"
        return "**** **** **** " + digits[-4:]
        ---
        digits = number.replace(" ", "")
        return " ".join(["****"] * 3 + [digits[-4:]]) if len(digits) > 4 else "****"
        """,
        lambda r: (
            r.choice(
                ("", "4111111111111111", "4111 1111 1111 1234", "1234", "12345", "378282246310005", "1")
            ),
        ),
    ),
    made(
        "contact_data.hide_digits",
        "hide_digits mask_long_numbers redact_numbers mask_digit_runs",
        "text: str; length: int = 4",
        "str",
        """
        Replace by '#' the digits of every run of at least {length} digits in {text}.
        hide long numbers in a text
        Mask numbers of {length} or more digits with the same count of #; shorter numbers stay readable.
        Redact account numbers: each digit of a run of {length} digits or more becomes a #.
        'pin 1234, room 12' is 'pin ####, room 12' when {length} is 4.
        """,
        """
        import re

        return re.sub(r"\\d{%d,}" % length, lambda match: "#" * len(match.group()), text)
        ---
        result = run = ""
        for char in text + "\\0":
            if char.isdigit():
                run += char
            else:
                result += ("#" * len(run) if len(run) >= length else run) + char
                run = ""
        return result[:-1]
        """,
        lambda r: (
            r.choice(
                (
                    "",
                    "pin 1234 ok",
                    "call 555 or 5551234",
                    "12 345 6789",
                    "a1b22c333",
                    "no digits",
                    "order 00012345!",
                )
            ),
            r.choice((2, 3, 4)),
        ),
    ),
    made(
        "contact_data.redact_emails",
        "redact_emails hide_emails remove_emails mask_emails_in_text",
        "text: str",
        "str",
        """
        Replace each word of {text} that has an @ inside by '[email]'.
        remove e-mail addresses from a text
        Each word with an @ that is neither its first nor its last character becomes '[email]'.
        Redact addresses: words like 'ada@x.org' turn into [email], but '@home' and 'x@' stay.
        Hide the e-mails in {text}; a word counts when at least one character is on both sides of an @.
        """,
        """
        words = text.split(" ")
        return " ".join("[email]" if "@" in word[1:-1] else word for word in words)
        ---
        result = []
        for word in text.split(" "):
            position = word.find("@", 1)
            result.append("[email]" if 0 < position < len(word) - 1 else word)
        return " ".join(result)
        """,
        lambda r: (
            " ".join(
                r.choice(("write", "to", _email(r), "@home", "now!", "bob")) for _ in range(r.randint(0, 5))
            ),
        ),
    ),
    made(
        "contact_data.censor_words",
        "censor_words star_out_words censor_bad_words mask_words",
        "text: str; banned: list[str]",
        "str",
        """
        Replace in {text} each word of {banned} (case ignored) by its first letter and stars.
        star out bad words
        Words that equal a banned one, in any case, keep the first letter; the rest turns into *.
        Censor {text}: 'tea' is written 't**' if it is in {banned}, in any case; the length stays.
        Mask forbidden words except for their initial, comparing whole words without case.
        """,
        """
        bad = {word.lower() for word in banned}
        return " ".join(
            word[0] + "*" * (len(word) - 1) if word.lower() in bad else word for word in text.split(" ")
        )
        ---
        bad = [word.lower() for word in banned]
        words = text.split(" ")
        for index, word in enumerate(words):
            if word.lower() in bad:
                words[index] = word[:1].ljust(len(word), "*")
        return " ".join(words)
        """,
        lambda r: (draw.few_words(r), r.sample(("tea", "Cat", "milk", "sun.", "x"), r.randint(0, 3))),
    ),
    made(
        "contact_data.hide_secrets",
        "hide_secrets mask_secrets redact_settings safe_settings",
        "settings: dict[str, str]",
        "dict[str, str]",
        """
        Copy {settings} with '***' for keys that contain password, token, secret or key, in any case.
        hide the secrets of a configuration
        Mask the values whose key has password, token, secret or key in it (case ignored); others are kept.
        Settings fit for logs: values of keys with password, token, secret or key become three stars.
        Redact a dictionary by the names of its keys, without regard to case.
        """,
        """
        marks = ("password", "token", "secret", "key")
        return {
            key: "***" if any(mark in key.lower() for mark in marks) else value
            for key, value in settings.items()
        }
        ---
        safe = dict(settings)
        for key in safe:
            for mark in ("password", "token", "secret", "key"):
                if mark in key.lower():
                    safe[key] = "***"
        return safe
        """,
        lambda r: (
            {
                r.choice(
                    ("password", "DB_PASSWORD", "token", "user", "host", "api_key", "secret_id", "port")
                ): draw.word(r)
                for _ in range(r.randint(0, 4))
            },
        ),
    ),
    made(
        "contact_data.show_token_ends",
        "shorten_token mask_token preview_token show_token_ends",
        "token: str",
        "str",
        """
        Show the first and last 4 characters of {token} with '...' between; up to 12 characters give '****'.
        abbreviate an API token for logs
        'abcd...wxyz' for tokens longer than 12 characters, '****' for shorter ones, '' for none.
        Only four characters at each end are visible; 12 characters or less are hidden wholly as ****.
        Preview an access key without giving it away; an empty {token} stays empty.
        """,
        """
        if not token:
            return ""
        return f"{token[:4]}...{token[-4:]}" if len(token) > 12 else "****"
        ---
        if len(token) > 12:
            return token[:4] + "..." + token[len(token) - 4 :]
        return "****" if token else token
        """,
        lambda r: (draw.letters(r, 0, 20, "abcdef0123456789"),),
    ),
    made(
        "contact_data.mask_middle_half",
        "mask_middle hide_middle keep_ends blur_middle",
        "text: str; keep: int = 1",
        "str",
        """
        Keep {keep} characters at each end of {text}, star out the middle; too short texts are all stars.
        mask the middle of a text
        If {text} is longer than twice {keep}, show that many at both ends; otherwise every character is a *.
        'secret' with {keep} 1 is 's****t'; with nothing left to hide between the ends all is hidden.
        Replace the inner characters by asterisks, one each, leaving {keep} to the left and to the right.
        """,
        """
        if len(text) <= 2 * keep:
            return "*" * len(text)
        return text[:keep] + "*" * (len(text) - 2 * keep) + text[len(text) - keep :]
        ---
        size = len(text)
        if size <= keep + keep:
            return "*" * size
        return "".join(char if i < keep or i >= size - keep else "*" for i, char in enumerate(text))
        """,
        lambda r: (draw.letters(r, 0, 9), r.choice((0, 1, 1, 2, 3))),
    ),
    made(
        "contact_data.pseudonyms",
        "pseudonyms anonymize_names replace_with_pseudonyms number_people",
        "names: list[str]",
        "list[str]",
        """
        Replace {names} by 'Person 1', 'Person 2', ... as they first appear; equal names share a number.
        anonymize a list of names
        Give every distinct name a number from 1 on and return 'Person <number>' for each entry.
        The first new name is 'Person 1', the next 'Person 2'; a repeated name gets its old number.
        Hide who is who while repeated people stay recognizable; names that differ in case are different.
        """,
        """
        numbers: dict[str, int] = {}
        for name in names:
            numbers.setdefault(name, len(numbers) + 1)
        return [f"Person {numbers[name]}" for name in names]
        ---
        known = list(dict.fromkeys(names))
        return ["Person " + str(known.index(name) + 1) for name in names]
        """,
        lambda r: (draw.words(r, 0, 6),),
    ),
    made(
        "contact_data.short_slug",
        "short_slug limited_slug make_slug slug_with_limit",
        "title: str; limit: int = 20",
        "str",
        """
        Make a slug of {title} of at most {limit} characters, dropping whole words from the end.
        url slug with a maximal length
        Lower-case words of letters and digits joined by '-', as many from the start as fit {limit}.
        Slugify {title}; words that would make it longer than {limit} are left off, none is cut in two.
        Build a short address part: 'Hello, World!' is 'hello-world', or 'hello' when {limit} is 8.
        """,
        """
        import re

        slug = ""
        for word in re.findall(r"[a-z0-9]+", title.lower()):
            longer = f"{slug}-{word}" if slug else word
            if len(longer) > limit:
                break
            slug = longer
        return slug
        ---
        cleaned = "".join(char if char.isalnum() else " " for char in title.lower())
        words = cleaned.split()
        while words and len("-".join(words)) > limit:
            words.pop()
        return "-".join(words)
        """,
        lambda r: (draw.title(r), r.choice((5, 8, 12, 20, 20))),
    ),
    made(
        "contact_data.unique_slugs",
        "unique_slugs distinct_slugs number_slugs make_slugs_unique",
        "slugs: list[str]",
        "list[str]",
        """
        Append '-2', '-3', ... to every repetition in {slugs}; the first occurrence stays.
        make a list of slugs unique
        The second 'tea' becomes 'tea-2', the third 'tea-3'; slugs that come up once are unchanged.
        Number repeated slugs: the n-th time (n from 2) a slug occurs, add a dash and n.
        Return the slugs with a counter after a hyphen wherever the same one was there before.
        """,
        """
        counts: dict[str, int] = {}
        result = []
        for slug in slugs:
            counts[slug] = counts.get(slug, 0) + 1
            result.append(slug if counts[slug] == 1 else f"{slug}-{counts[slug]}")
        return result
        ---
        result = []
        for index, slug in enumerate(slugs):
            number = slugs[: index + 1].count(slug)
            result.append(slug + (f"-{number}" if number > 1 else ""))
        return result
        """,
        lambda r: ([r.choice(("tea", "home", "tea", "about")) for _ in range(r.randint(0, 6))],),
    ),
    made(
        "contact_data.slug_title",
        "title_from_slug slug_to_title headline_from_slug unslugify",
        "slug: str",
        "str",
        """
        Turn {slug} into a title: words capitalized except a, and, in, of, the, to after the first.
        headline of a slug
        Hyphens become spaces, words capitalized; a, and, in, of, the, to stay small unless first.
        'war-and-peace' becomes 'War and Peace'; the first word always gets its capital.
        Make a readable title; little words (a, and, in, of, the, to) are capitalized only at the start.
        """,
        """
        small = {"a", "and", "in", "of", "the", "to"}
        words = slug.replace("-", " ").split()
        return " ".join(
            word if index and word in small else word.capitalize() for index, word in enumerate(words)
        )
        ---
        title = ""
        for word in slug.split("-"):
            if not title or word not in ("a", "and", "in", "of", "the", "to"):
                word = word.capitalize()
            title += (" " if title else "") + word
        return title
        """,
        lambda r: (
            r.choice(
                (
                    "",
                    "the-end-of-the-day",
                    "a-cup-of-tea",
                    "hello",
                    "war-and-peace",
                    "of-mice",
                    "how-to-go-in",
                )
            ),
        ),
    ),
    made(
        "contact_data.dated_slug",
        "dated_slug post_slug slug_with_date blog_path",
        "title: str; date: str",
        "str",
        """
        Path of a blog post: {date} with slashes, a slash and the slug of {title}; no words give 'untitled'.
        blog address of date and title
        Return '2024/03/01/hello-world' for 'Hello, World!' on 2024-03-01; an empty slug is 'untitled'.
        Join the date's year/month/day and the lower-case words of {title}, hyphened; 'untitled' without any.
        Build a permalink; letters and digits of the title are kept, everything else becomes one hyphen.
        """,
        """
        import re

        slug = "-".join(re.findall(r"[a-z0-9]+", title.lower())) or "untitled"
        return f"{date.replace('-', '/')}/{slug}"
        ---
        words = "".join(char if char.isalnum() else " " for char in title.lower()).split()
        parts = date.split("-")
        parts.append("-".join(words) if words else "untitled")
        return "/".join(parts)
        """,
        lambda r: (draw.title(r), r.choice(("2024-03-01", "2023-12-31"))),
    ),
    made(
        "contact_data.case_style",
        "case_style detect_case naming_style identifier_style",
        "name: str",
        "str",
        """
        Name the style of {name}: 'snake', 'constant', 'kebab', 'camel', 'pascal' or 'other'.
        which naming convention is it
        With '_' it is 'snake' (lower) or 'constant' (upper), with '-' 'kebab', else 'camel' or 'pascal'.
        '' and names with spaces or mixed case around _ or - are 'other'; plain ones go by the first letter.
        Detect the case style: lower first letter means 'camel', upper 'pascal', when there is no _ or -.
        """,
        """
        if not name or " " in name:
            return "other"
        if "_" in name:
            if name.islower():
                return "snake"
            return "constant" if name.isupper() else "other"
        if "-" in name:
            return "kebab" if name.islower() else "other"
        return "camel" if name[0].islower() else "pascal"
        ---
        if len(name.split()) != 1 or name != name.strip():
            return "other"
        for separator, low, high in (("_", "snake", "constant"), ("-", "kebab", "other"), ("", "", "")):
            if separator in name:
                break
        if separator:
            return low if name == name.lower() else high if name == name.upper() else "other"
        return "pascal" if name[0].isupper() else "camel"
        """,
        lambda r: (_identifier(r),),
    ),
    made(
        "contact_data.identifier_words",
        "identifier_words split_identifier words_of_identifier name_parts",
        "name: str",
        "list[str]",
        """
        Split {name} into lower-case words at '_', '-', spaces and between a small and a big letter.
        words of an identifier
        Words of a snake, kebab or camel case name, lower-cased; a run of capitals is not taken apart.
        'parseHtmlPage', 'parse_html_page' and 'parse-html-page' all give ['parse', 'html', 'page'].
        The parts of an identifier in small letters; a break is also where a capital follows a small letter.
        """,
        """
        import re

        spaced = re.sub(r"([a-z])([A-Z])", r"\\1 \\2", name)
        return re.sub(r"[_-]", " ", spaced).lower().split()
        ---
        text = ""
        for index, char in enumerate(name):
            if index and char.isupper() and name[index - 1].islower():
                text += " "
            text += " " if char in "_-" else char.lower()
        return text.split()
        """,
        lambda r: (_identifier(r),),
    ),
    made(
        "contact_data.column_identifier",
        "column_name header_to_identifier column_identifier clean_header",
        "header: str",
        "str",
        """
        Make an identifier of {header}: small words joined by '_', 'col_' before a digit, 'col' if empty.
        column name of a spreadsheet header
        Letters and digits stay in small letters, all between becomes one underscore; '2nd' becomes 'col_2nd'.
        Table header in snake case; with a digit first it gets 'col_', without any word it is 'col'.
        'Price (EUR)' becomes 'price_eur'; no underscore at the ends, nothing left gives 'col'.
        """,
        """
        import re

        name = "_".join(re.findall(r"[a-z0-9]+", header.lower()))
        if not name:
            return "col"
        return "col_" + name if name[0].isdigit() else name
        ---
        words = "".join(char if char.isalnum() else " " for char in header.lower()).split()
        if not words or words[0][0].isdigit():
            words.insert(0, "col")
        return "_".join(words)
        """,
        lambda r: (
            r.choice(
                ("First Name", " Price (EUR)", "2nd value", "", "%", "e-mail", "Total__Sum", "id", "A / B")
            ),
        ),
    ),
    made(
        "contact_data.unique_headers",
        "unique_headers dedupe_columns distinct_column_names rename_duplicates",
        "headers: list[str]",
        "list[str]",
        """
        Name the columns: an empty header becomes 'column', repetitions get '_1', '_2', ... appended.
        make column names unique
        Call blank headers 'column' and number each repeated name _1, _2 from its second time.
        ['id', 'id', ''] becomes ['id', 'id_1', 'column']; the first of equal names is not changed.
        Deduplicate headers by counting how often each came before; '' is treated as 'column'.
        """,
        """
        seen: dict[str, int] = {}
        result = []
        for header in headers:
            name = header or "column"
            count = seen.get(name, 0)
            result.append(f"{name}_{count}" if count else name)
            seen[name] = count + 1
        return result
        ---
        names = [header if header else "column" for header in headers]
        return [
            name + (f"_{names[:index].count(name)}" if name in names[:index] else "")
            for index, name in enumerate(names)
        ]
        """,
        lambda r: ([r.choice(("id", "name", "", "id", "city")) for _ in range(r.randint(0, 6))],),
    ),
    made(
        "contact_data.safe_variable",
        "safe_variable_name valid_identifier make_identifier to_variable_name",
        "text: str",
        "str",
        """
        Make {text} a Python name: other characters become '_', '_' before a digit and after a keyword.
        valid variable name
        Replace all but letters, digits and _ by _, put _ before a digit, add _ to a keyword; '' becomes '_'.
        Sanitize {text} for use as a variable: 'class' is 'class_', '2x' is '_2x', 'my var' is 'my_var'.
        Turn any text into an identifier; an empty one gives a single underscore.
        """,
        """
        import keyword

        name = "".join(char if char.isalnum() or char == "_" else "_" for char in text)
        if not name or name[0].isdigit():
            name = "_" + name
        return name + "_" if keyword.iskeyword(name) else name
        ---
        import keyword
        import re

        name = re.sub(r"\\W", "_", text)
        name = re.sub(r"^(?=\\d|$)", "_", name)
        if name in keyword.kwlist:
            name += "_"
        return name
        """,
        lambda r: (
            r.choice(("total", "class", "2x", "my var", "", "a-b", "for", "None", "ok_1", "é!", "if ")),
        ),
    ),
    made(
        "contact_data.snake_keys",
        "snake_keys keys_to_snake snake_case_keys convert_keys",
        "data: dict[str, int]",
        "dict[str, int]",
        """
        Copy {data} with its camelCase keys in snake_case; values stay.
        rename keys to snake case
        Put '_' before every capital that is not first in a key and lower-case it: userName becomes user_name.
        Convert the keys of a JSON object from camel case to snake case, keeping order and values.
        Return a new dictionary whose keys are lower case with underscores where capitals began a word.
        """,
        """
        import re

        return {re.sub(r"(?<!^)(?=[A-Z])", "_", key).lower(): value for key, value in data.items()}
        ---
        result = {}
        for key, value in data.items():
            name = ""
            for char in key:
                if char.isupper() and name:
                    name += "_"
                name += char.lower()
            result[name] = value
        return result
        """,
        lambda r: (
            {
                r.choice(("userName", "id", "totalPrice", "UserId", "x", "already_ok", "aB")): draw.integer(r)
                for _ in range(r.randint(0, 4))
            },
        ),
    ),
    made(
        "contact_data.camel_keys",
        "camel_keys keys_to_camel camel_case_keys api_keys_camel",
        "data: dict[str, int]",
        "dict[str, int]",
        """
        Copy {data} with snake_case keys in camelCase; keys that start with '_' are left out.
        rename keys to camel case
        Drop private keys (leading underscore) and write the others in camel case: user_name becomes userName.
        Prepare a dictionary for JSON: keys in camelCase, without those beginning with an underscore.
        Each word of a key after the first gets a capital and the underscores go; '_hidden' is skipped.
        """,
        """
        result = {}
        for key, value in data.items():
            if key.startswith("_"):
                continue
            first, *rest = key.split("_")
            result[first + "".join(word.capitalize() for word in rest)] = value
        return result
        ---
        import re

        return {
            re.sub(r"_([a-z])", lambda match: match.group(1).upper(), key): value
            for key, value in data.items()
            if key[:1] != "_"
        }
        """,
        lambda r: (
            {
                r.choice(
                    ("user_name", "id", "total_net_price", "_hidden", "x", "alreadyOk", "a_b")
                ): draw.integer(r)
                for _ in range(r.randint(0, 4))
            },
        ),
    ),
    made(
        "contact_data.constant_name",
        "constant_name to_constant screaming_snake upper_snake",
        "name: str",
        "str",
        """
        {name} as a constant: capitals, '_' for '-' and spaces and before a capital after a-z or a digit.
        name of a constant
        'userName' becomes 'USER_NAME', 'my-long-name' becomes 'MY_LONG_NAME'; outer underscores are removed.
        Upper snake case: break where a capital follows a small letter or digit, - and blank become _.
        Convert an identifier to SCREAMING_SNAKE_CASE without underscores at either end.
        """,
        """
        import re

        spaced = re.sub(r"([a-z0-9])([A-Z])", r"\\1_\\2", name)
        return re.sub(r"[- ]", "_", spaced).upper().strip("_")
        ---
        result = ""
        for index, char in enumerate(name):
            if char in "- ":
                char = "_"
            before = name[index - 1] if index else ""
            if char.isupper() and (before.islower() or before.isdigit()):
                result += "_"
            result += char.upper()
        return result.strip("_")
        """,
        lambda r: (_identifier(r),),
    ),
    made(
        "contact_data.class_name",
        "class_name to_class_name class_from_file module_to_class",
        "filename: str",
        "str",
        """
        Class name for {filename}: without '.py', words at '_' and '-' capitalized and joined.
        class name from a module name
        Cut a final '.py' and write the rest in PascalCase: 'user_model.py' becomes 'UserModel'.
        Words between underscores or hyphens get a capital first, small letters then; only '.py' is cut.
        Convert a module file name to a class name; any other extension stays in the last word.
        """,
        """
        stem = filename.removesuffix(".py")
        return "".join(word.capitalize() for word in stem.replace("-", "_").split("_"))
        ---
        if filename.endswith(".py"):
            filename = filename[:-3]
        result = ""
        for word in filename.replace("_", "-").split("-"):
            if word:
                result += word[0].upper() + word[1:].lower()
        return result
        """,
        lambda r: (
            r.choice(
                (
                    "user_model.py",
                    "http_client",
                    "a.py",
                    "",
                    "order-item.txt",
                    "__init__.py",
                    "Main.py",
                    "x2_y.py",
                )
            ),
        ),
    ),
    made(
        "contact_data.getter_name",
        "getter_name accessor_name getter_for property_getter",
        "field: str; kind: str = 'str'",
        "str",
        """
        Java getter for the snake_case {field}: 'getUserName', or 'isActive' if {kind} is 'bool'.
        name of a getter method
        'get' ('is' for kind 'bool') plus the field in PascalCase; a bool's own 'is_' is not doubled.
        Return 'get' + camel words; for bool 'is' + words, and 'is_ok' gives 'isOk', not 'isIsOk'.
        Make an accessor name from a field: boolean fields get 'is' (once), the others 'get'.
        """,
        """
        prefix = "is" if kind == "bool" else "get"
        if kind == "bool":
            field = field.removeprefix("is_")
        return prefix + "".join(word.capitalize() for word in field.split("_"))
        ---
        words = field.split("_")
        if kind != "bool":
            words.insert(0, "get")
        elif words[0] != "is" or len(words) == 1:
            words.insert(0, "is")
        return words[0] + "".join(word.title() for word in words[1:])
        """,
        lambda r: (
            r.choice(("name", "user_name", "active", "is_ok", "x", "total_price", "is_open")),
            r.choice(("str", "bool", "int")),
        ),
    ),
    made(
        "contact_data.common_prefix_names",
        "shared_name_prefix common_name_prefix prefix_of_names table_prefix",
        "names: list[str]",
        "str",
        """
        Return the whole words, parted by '_', that all {names} begin with, with a '_' at the end; '' if none.
        common prefix of column names
        Which underscore-separated words do all the names start with? Give them followed by '_', or ''.
        'app_user_id' and 'app_user_name' share 'app_user_'; words are compared whole, no names give ''.
        Find the shared prefix of identifiers word by word; an empty list or no shared first word gives ''.
        """,
        """
        prefix = ""
        for words in zip(*(name.split("_") for name in names)):
            if len(set(words)) > 1:
                break
            prefix += words[0] + "_"
        return prefix
        ---
        if not names:
            return ""
        shared = names[0].split("_")
        for name in names[1:]:
            words = name.split("_")
            while words[: len(shared)] != shared:
                shared = shared[:-1]
        return "".join(word + "_" for word in shared)
        """,
        lambda r: (
            [
                r.choice(("app_user_id", "app_user_name", "app_order", "app_user", "x_y"))
                for _ in range(r.randint(0, 3))
            ],
        ),
    ),
    made(
        "contact_data.strip_name_prefix",
        "strip_common_prefix remove_prefix_from_keys drop_key_prefix unprefix_keys",
        "data: dict[str, int]; prefix: str",
        "dict[str, int]",
        """
        Keep the items of {data} whose key starts with {prefix} and is longer, with the prefix cut off.
        settings with a prefix
        Select the keys that begin with {prefix} and remove it; other keys, and the bare prefix, are dropped.
        Take 'app_id' as 'id' for {prefix} 'app_'; a key that is just {prefix} is ignored.
        Filter a dictionary by key prefix and shorten the keys; nothing may be left as an empty key.
        """,
        """
        return {
            key[len(prefix) :]: value
            for key, value in data.items()
            if key.startswith(prefix) and key != prefix
        }
        ---
        result = {}
        for key, value in data.items():
            short = key.removeprefix(prefix)
            if short and short != key:
                result[short] = value
        return result
        """,
        lambda r: (
            {
                r.choice(("app_id", "app_", "app_name", "db_host", "db_", "x")): draw.integer(r)
                for _ in range(r.randint(0, 5))
            },
            r.choice(("app_", "app_", "db_", "x")),
        ),
    ),
    made(
        "contact_data.acronym_skip_small",
        "acronym_without_small_words make_acronym acronym project_code",
        "phrase: str",
        "str",
        """
        Acronym of {phrase}: initials in capitals, leaving out of, the, and, for in any case.
        acronym without little words
        Join the first letters, upper-cased, of all words except 'of', 'the', 'and' and 'for'.
        'Ministry of Health' gives 'MH'; a phrase of such small words only gives ''.
        Make an abbreviation from the initials of the important words (not of, the, and, for).
        """,
        """
        small = {"of", "the", "and", "for"}
        return "".join(word[0].upper() for word in phrase.split() if word.lower() not in small)
        ---
        letters = ""
        for word in phrase.lower().split():
            if word in ("of", "the", "and", "for"):
                continue
            letters += word[:1]
        return letters.upper()
        """,
        lambda r: (
            r.choice(
                (
                    "",
                    "Ministry of Health",
                    "the end",
                    "of the and",
                    "Portable Network graphics",
                    "tea",
                    "Food and Drink for All",
                    "For Us",
                )
            ),
        ),
    ),
    made(
        "contact_data.customer_code",
        "customer_code client_code short_customer_id person_code",
        "name: str; number: int",
        "str",
        """
        First three letters of the last word of {name} in capitals, '-' and {number} with 4 digits.
        customer number with name part
        'Ada Stone' and 7 give 'STO-0007'; short surnames are filled with X, no name gives 'XXX'.
        Take the final word's first 3 letters upper-cased (padded with 'X') and {number} zero-filled to four.
        Build an id like 'LIX-0012': three letters of the surname, missing ones X, a dash and a number.
        """,
        """
        words = name.split()
        letters = words[-1][:3].upper() if words else ""
        return f"{letters:X<3}-{number:04d}"
        ---
        surname = name.rpartition(" ")[2].upper()
        letters = (surname + "XXX")[:3]
        return letters + "-" + str(number).zfill(4)
        """,
        lambda r: (draw.person(r), r.randint(0, 12000)),
    ),
    made(
        "contact_data.product_code_parts",
        "product_code_parts split_sku parse_sku parse_product_code",
        "code: str",
        "tuple[str, int, str]",
        """
        Split 'NAME-NUMBER-SIZE' into (name, number, size), upper case; defaults are 0 and 'M'.
        parse an article code
        Parts are separated by '-': upper-case name, a whole number (0 if it is none), size (default 'M').
        'tea-7' gives ('TEA', 7, 'M'); a number that is not all digits counts as 0, extra parts are ignored.
        Take a product code apart; the size is M when it is absent, name and size are upper-cased.
        """,
        """
        parts = code.upper().split("-")
        number = int(parts[1]) if len(parts) > 1 and parts[1].isdigit() else 0
        size = parts[2] if len(parts) > 2 else "M"
        return parts[0], number, size
        ---
        name, _, rest = code.upper().partition("-")
        middle, dash, tail = rest.partition("-")
        return name, int(middle) if middle.isdigit() else 0, tail.split("-")[0] if dash else "M"
        """,
        lambda r: (r.choice(("TEA-12-L", "tea-7", "X", "", "A-0-xl", "B-x-S", "MUG-003-m", "A-1-S-9")),),
    ),
    made(
        "contact_data.iban_ok",
        "iban_length_ok plausible_iban looks_like_iban is_iban_like",
        "text: str",
        "bool",
        """
        Does {text}, without spaces, start with 2 letters and 2 digits and have 15 to 34 letters and digits?
        plausible IBAN
        True if after removing blanks it is alphanumeric, 15 to 34 long, starting with 2 letters and 2 digits.
        A rough IBAN check that does not compute the checksum: two letters, two digits, total length 15-34.
        Check the form of a bank account number; spaces are ignored, other signs make it invalid.
        """,
        """
        code = text.replace(" ", "")
        return code.isalnum() and 15 <= len(code) <= 34 and code[:2].isalpha() and code[2:4].isdigit()
        ---
        import re

        return bool(re.fullmatch(r"[A-Za-z]{2}\\d{2}[A-Za-z0-9]{11,30}", "".join(text.split(" "))))
        """,
        lambda r: (
            r.choice(
                (
                    "",
                    "DE44 5001 0517 5407 3249 31",
                    "de12",
                    "GB82WEST12345698765432",
                    "1234567890123456",
                    "DE4X50010517540732",
                    "FR 14 2004 1010 0505 0001 3",
                )
            ),
        ),
    ),
    made(
        "contact_data.masked_iban",
        "mask_iban hide_iban short_iban iban_preview",
        "iban: str",
        "str",
        """
        Show of {iban} the first 4 and last 2 characters, dots between; up to 6 characters come back unmasked.
        hide most of an IBAN
        Remove spaces, upper-case, keep four characters in front and two at the end around '...'.
        'de44 5001 0517 31' becomes 'DE44...31'; 6 characters or less are only cleaned, not hidden.
        Abbreviate a bank account number for a receipt: country, check digits, three dots and the last 2.
        """,
        """
        code = iban.replace(" ", "").upper()
        if len(code) <= 6:
            return code
        return f"{code[:4]}...{code[-2:]}"
        ---
        code = "".join(iban.upper().split())
        return code[:4] + "..." + code[-2:] if len(code) > 6 else code
        """,
        lambda r: (
            r.choice(
                (
                    "",
                    "DE44 5001 0517 5407 3249 31",
                    "GB82WEST12345698765432",
                    "de12 34",
                    "FR1420041010050500013",
                )
            ),
        ),
    ),
    made(
        "contact_data.license_plate",
        "clean_plate normalize_plate license_plate plate_key",
        "plate: str",
        "str",
        """
        Normalize {plate}: capitals, only letters and digits, one '-' between the first letters and the rest.
        licence plate in one spelling
        Leading letters (up to the first other sign), a dash, then all other letters and digits; capitals.
        'b-ab 1234' becomes 'B-AB1234'; if nothing but letters, or no letter in front, no dash is put.
        Write number plates alike: town letters, dash, remainder without spaces; one-part plates have no dash.
        """,
        """
        text = plate.strip().upper()
        town = ""
        for char in text:
            if not char.isalpha():
                break
            town += char
        rest = "".join(char for char in text[len(town) :] if char.isalnum())
        return f"{town}-{rest}" if town and rest else town + rest
        ---
        import re

        town, rest = re.fullmatch(r"([A-Z]*)(.*)", plate.upper().strip()).groups()
        rest = re.sub(r"[^A-Z0-9]", "", rest)
        return "-".join(part for part in (town, rest) if part)
        """,
        lambda r: (r.choice(("b-ab 1234", "M XY 12", "hh-z7", "", "ab12cd", "  K - A 1 ", "12")),),
    ),
    made(
        "contact_data.isbn_clean",
        "isbn_kind isbn_length_kind which_isbn isbn_type",
        "text: str",
        "str",
        """
        Say if {text} looks like 'ISBN-10', 'ISBN-13' or 'none', ignoring hyphens and spaces.
        kind of ISBN by its length
        'ISBN-13' for 13 digits that start with 978 or 979, 'ISBN-10' for nine digits and a digit or X.
        Only the form counts, not the checksum: 13 digits (978, 979) or 9 digits plus digit or X in any case.
        Detect the type of a book number after removing - and blanks; everything else is 'none'.
        """,
        """
        code = text.replace("-", "").replace(" ", "").upper()
        if len(code) == 13 and code.isdigit() and code[:3] in ("978", "979"):
            return "ISBN-13"
        if len(code) == 10 and code[:9].isdigit() and (code[9].isdigit() or code[9] == "X"):
            return "ISBN-10"
        return "none"
        ---
        import re

        code = re.sub(r"[- ]", "", text)
        if re.fullmatch(r"97[89]\\d{10}", code):
            return "ISBN-13"
        return "ISBN-10" if re.fullmatch(r"\\d{9}[\\dXx]", code) else "none"
        """,
        lambda r: (
            r.choice(
                (
                    "978-3-16-148410-0",
                    "0-306-40615-2",
                    "0 8044 2957 x",
                    "",
                    "123",
                    "979-1-2345-6789-0",
                    "555-1-2345-6789-0",
                    "X123456789",
                )
            ),
        ),
    ),
    made(
        "contact_data.hex_color_clean",
        "clean_hex_color normalize_hex_color full_hex_color hex_color",
        "text: str",
        "str",
        """
        Normalize {text} to '#rrggbb' in lower case; '#abc' is doubled, anything invalid gives ''.
        tidy a hex color
        Accept 3 or 6 hex digits with or without '#', return six small ones after '#'; otherwise ''.
        '#FFF' becomes '#ffffff'; wrong lengths or letters other than a-f give an empty string.
        Write a web color in long form: each digit of the short form is doubled; outer spaces are ignored.
        """,
        """
        digits = text.strip().lower().removeprefix("#")
        if len(digits) == 3:
            digits = "".join(digit * 2 for digit in digits)
        if len(digits) != 6 or any(digit not in "0123456789abcdef" for digit in digits):
            return ""
        return "#" + digits
        ---
        import re

        match = re.fullmatch(r"#?([0-9a-f]{3}|[0-9a-f]{6})", text.strip().lower())
        if not match:
            return ""
        digits = match.group(1)
        return "#" + (digits if len(digits) == 6 else re.sub("(.)", r"\\1\\1", digits))
        """,
        lambda r: (r.choice(("#FFF", "abc", "#12ab9F", "", "#12", "red", " #00ff00 ", "1234567", "#ggg")),),
    ),
    made(
        "contact_data.username_problems",
        "username_problems check_username username_errors validate_username",
        "name: str",
        "list[str]",
        """
        List what is wrong with the user name {name}: 'too short', 'too long', 'bad start', 'bad character'.
        problems of a user name
        Under 3 characters 'too short', over 12 'too long', no letter first 'bad start'; then bad signs.
        Problems in this order: too short (<3), too long (>12), bad start (no letter), bad character.
        Check a login: 3 to 12 characters, a letter first, only letters, digits, '_'; '' is just too short.
        """,
        """
        problems = []
        if len(name) < 3:
            problems.append("too short")
        if len(name) > 12:
            problems.append("too long")
        if name and not name[0].isalpha():
            problems.append("bad start")
        if any(not (char.isalnum() or char == "_") for char in name):
            problems.append("bad character")
        return problems
        ---
        checks = (
            ("too short", len(name) < 3),
            ("too long", len(name) > 12),
            ("bad start", bool(name) and not name[:1].isalpha()),
            ("bad character", name != "" and not name.replace("_", "a").isalnum()),
        )
        return [problem for problem, wrong in checks if wrong]
        """,
        lambda r: (
            r.choice(
                (
                    "",
                    "ab",
                    "ada",
                    "1ada",
                    "ada lovelace",
                    "a" * 13,
                    "_x",
                    "eva-1",
                    "Ben_2",
                    "9 lives of the cat",
                )
            ),
        ),
    ),
    made(
        "contact_data.missing_contact_fields",
        "missing_contact_fields empty_contact_fields incomplete_fields required_missing",
        "contact: dict[str, str]",
        "list[str]",
        """
        List which of name, email and phone are absent or blank in {contact}, in this order.
        missing fields of a contact
        Return the required keys (name, email, phone) that {contact} lacks or that hold only spaces.
        Check a form: the names of the fields among name, email, phone that were not filled in.
        Which mandatory fields are missing? Blank text counts as missing; other keys do not matter.
        """,
        """
        return [key for key in ("name", "email", "phone") if not contact.get(key, "").strip()]
        ---
        missing = []
        for key in ("name", "email", "phone"):
            if key not in contact or contact[key].strip() == "":
                missing.append(key)
        return missing
        """,
        lambda r: (
            {
                key: r.choice(("x", "", " "))
                for key in r.sample(("name", "email", "phone", "city"), r.randint(0, 4))
            },
        ),
    ),
    made(
        "contact_data.best_contact",
        "best_contact contact_channel preferred_contact how_to_reach",
        "contact: dict[str, str]",
        "str",
        """
        How to reach {contact}: 'email: ...' if that has an @, else 'phone: ...' if filled, else 'unknown'.
        best way to reach a person
        Prefer the key email (only with an @ in it), then phone (not blank); with neither return 'unknown'.
        Choose a channel: the e-mail when it contains an @, otherwise the phone number, otherwise 'unknown'.
        Return 'email: <address>' or 'phone: <number>', the first that is usable.
        """,
        """
        email = contact.get("email", "")
        if "@" in email:
            return f"email: {email}"
        phone = contact.get("phone", "").strip()
        return f"phone: {phone}" if phone else "unknown"
        ---
        options = []
        if "@" in contact.get("email", ""):
            options.append("email: " + contact["email"])
        if contact.get("phone", "").strip():
            options.append("phone: " + contact["phone"].strip())
        return options[0] if options else "unknown"
        """,
        lambda r: (
            {
                key: r.choice(("ada@x.org", "555", "", " ", "none"))
                for key in r.sample(("email", "phone", "fax"), r.randint(0, 3))
            },
        ),
    ),
    made(
        "contact_data.merge_contacts",
        "merge_contacts combine_contacts fill_contact_gaps complete_contact",
        "first: dict[str, str]; second: dict[str, str]",
        "dict[str, str]",
        """
        Merge two contacts: the value of {first} wins unless it is empty or absent, then that of {second}.
        combine two contact records
        Fill the gaps of {first} from {second}; empty strings count as gaps, keys of {first} come first.
        Return one record with all keys of both, preferring non-empty values of {first}.
        Keys from both dictionaries; where {first} has '' or nothing take what {second} has.
        """,
        """
        merged = dict(first)
        for key, value in second.items():
            if not merged.get(key):
                merged[key] = value
        return merged
        ---
        return {key: first.get(key) or second.get(key, "") for key in {**first, **second}}
        """,
        lambda r: (
            {key: r.choice(("x", "", "y")) for key in r.sample(("name", "email", "phone"), r.randint(0, 3))},
            {key: r.choice(("z", "", "w")) for key in r.sample(("name", "email", "city"), r.randint(0, 3))},
        ),
    ),
    made(
        "contact_data.contact_line",
        "contact_line format_contact contact_summary contact_to_text",
        "name: str; email: str = ''; phone: str = ''",
        "str",
        """
        Write '{name} <{email}>, {phone}', leaving out what is empty; no {name} is 'Unknown'.
        one line for a contact
        Return the name, the address in angle brackets and, after a comma, the phone; empty parts are omitted.
        'Ada <a@x.org>, 555 12' or only 'Ada, 555 12' without e-mail; a missing name becomes 'Unknown'.
        Format an address book entry; nothing is shown for an empty e-mail or phone.
        """,
        """
        text = name or "Unknown"
        if email:
            text += f" <{email}>"
        if phone:
            text += f", {phone}"
        return text
        ---
        parts = [name if name else "Unknown", f"<{email}>" if email else ""]
        return ", ".join(part for part in (" ".join(parts).strip(), phone) if part)
        """,
        lambda r: (r.choice(("Ada", "", "Ben Li")), r.choice(("", "a@x.org")), r.choice(("", "555 12"))),
    ),
    made(
        "contact_data.signature_lines",
        "signature_block email_signature make_signature sign_off",
        "name: str; role: str; company: str",
        "list[str]",
        """
        Lines of a mail signature: '--', {name}, then '{role}, {company}' or the one that is given.
        signature under a mail
        Return ['--', name, 'role, company']; the third line has only what is not empty, or is missing.
        Build a signature block that starts with two dashes; empty role or company (or both) are left out.
        Two dashes, the name and one line for job and firm joined by a comma if both are there.
        """,
        """
        lines = ["--", name]
        position = ", ".join(part for part in (role, company) if part)
        if position:
            lines.append(position)
        return lines
        ---
        if role and company:
            return ["--", name, f"{role}, {company}"]
        return ["--", name] + [part for part in (role or company,) if part]
        """,
        lambda r: (draw.person(r), r.choice(("", "Editor")), r.choice(("", "Tea Ltd"))),
    ),
    made(
        "contact_data.name_matches",
        "name_matches search_name matches_name is_name_match",
        "name: str; query: str",
        "bool",
        """
        Does every word of {query} begin some word of {name}, ignoring case? An empty {query} matches.
        search in names by beginnings of words
        True if each part of {query} is the start of a word of {name}; order and case do not matter.
        'sm be' finds 'Ben Smith'; all words of {query} must be prefixes, a blank one finds everyone.
        Filter for a people search: check all query words as prefixes of the name's words.
        """,
        """
        words = name.lower().split()
        return all(any(word.startswith(part) for word in words) for part in query.lower().split())
        ---
        padded = " " + " ".join(name.lower().split())
        for part in query.lower().split():
            if " " + part not in padded:
                return False
        return True
        """,
        lambda r: (
            r.choice(("Ada Stone", "Ben Lee Smith", "Eva Li", "Sam Adams")),
            r.choice(("ada", "a s", "li e", "", "Smith be", "da", "S", "ad st", "tone", "e l", "ee", "as")),
        ),
    ),
    made(
        "contact_data.same_person",
        "same_person names_equal_loosely is_same_person compare_names",
        "first: str; second: str",
        "bool",
        """
        Do {first} and {second} consist of the same words, ignoring order, case, commas and dots?
        same name in different order
        True if both have the same words in any order once commas, dots and case are ignored.
        'Stone, Ada' and 'ada stone' are one person; 'A. Stone' is not, initials are not expanded.
        Compare two names loosely: punctuation (.,), order and letter case do not count.
        """,
        """
        def key(name: str) -> list[str]:
            return sorted(name.lower().replace(",", " ").replace(".", " ").split())

        return key(first) == key(second)
        ---
        import re

        left = sorted(re.findall(r"[^\\s.,]+", first.lower()))
        right = sorted(re.findall(r"[^\\s.,]+", second.lower()))
        return left == right
        """,
        lambda r: (
            r.choice(("Ada Stone", "stone, ada", "Stone Ada", "A. Stone", "Ada M. Stone")),
            r.choice(("ada stone", "Stone Ada", "Ada Stone.", "Ada  M Stone", "")),
        ),
    ),
    made(
        "contact_data.index_by_initial",
        "index_by_initial group_by_initial phone_book_index names_by_letter",
        "names: list[str]",
        "dict[str, list[str]]",
        """
        Group {names} by upper-case first letter, '#' for others; letters in order, names sorted within.
        index of a phone book
        Map 'A', 'B', ... to the sorted names that start so in any case; '#' is for those without a letter.
        Build an alphabetical register: keys sorted, '#' holds what does not begin with a letter or is empty.
        Return initial -> sorted list of names; the keys come in sorted order.
        """,
        """
        groups: dict[str, list[str]] = {}
        for name in sorted(names):
            initial = name[:1].upper() if name[:1].isalpha() else "#"
            groups.setdefault(initial, []).append(name)
        return dict(sorted(groups.items()))
        ---
        def initial(name: str) -> str:
            return name[0].upper() if name and name[0].isalpha() else "#"

        return {
            key: sorted(name for name in names if initial(name) == key)
            for key in sorted({initial(name) for name in names})
        }
        """,
        lambda r: (
            [
                r.choice((draw.word(r), "7up", "", "_x")) if r.random() < 0.4 else draw.word(r)
                for _ in range(r.randint(0, 6))
            ],
        ),
    ),
    made(
        "contact_data.duplicates_by_email",
        "duplicate_contacts same_email_contacts shared_emails repeated_emails",
        "contacts: list[dict[str, str]]",
        "list[str]",
        """
        List the e-mails, lower-cased and trimmed, that more than one of {contacts} has; sorted, no blanks.
        find contacts with the same e-mail
        Which addresses occur twice or more under 'email'? Ignore case, spaces and empty ones; sorted.
        Return sorted duplicate addresses of the contact list, compared trimmed and in lower case.
        Duplicate check of an address book by 'email'; missing addresses ('') never count.
        """,
        """
        counts: dict[str, int] = {}
        for contact in contacts:
            email = contact["email"].strip().lower()
            if email:
                counts[email] = counts.get(email, 0) + 1
        return sorted(email for email, count in counts.items() if count > 1)
        ---
        emails = [contact["email"].lower().strip() for contact in contacts]
        return sorted({email for email in emails if email and emails.count(email) >= 2})
        """,
        lambda r: (
            [
                {"name": draw.word(r), "email": r.choice(("a@x.org", "A@x.org ", "b@x.org", ""))}
                for _ in range(r.randint(0, 5))
            ],
        ),
    ),
    made(
        "contact_data.initials_clash",
        "initials_with_number numbered_initials unique_initials distinct_initials",
        "names: list[str]",
        "list[str]",
        """
        Give the initials of each of {names}, with 2, 3, ... behind when the same ones came before.
        distinct initials for a list of people
        Capital first letters of all words of a name; repeated initials are numbered from 2 on.
        ['Ada Li', 'Amy Lo'] gives ['AL', 'AL2']; the first with these initials has no number.
        Short marks for people: the initials, made distinct by a counter in order of the list.
        """,
        """
        counts: dict[str, int] = {}
        result = []
        for name in names:
            initials = "".join(word[0].upper() for word in name.split())
            counts[initials] = counts.get(initials, 0) + 1
            result.append(initials if counts[initials] == 1 else f"{initials}{counts[initials]}")
        return result
        ---
        marks = ["".join(word[:1] for word in name.upper().split()) for name in names]
        result = []
        for index, mark in enumerate(marks):
            before = marks[:index].count(mark)
            result.append(mark + str(before + 1) if before else mark)
        return result
        """,
        lambda r: (_names(r),),
    ),
    made(
        "contact_data.hide_name_after_first",
        "public_name first_name_and_initial privacy_name review_name",
        "name: str",
        "str",
        """
        Public form of {name}: first word and the initial of the last with a dot, 'Anonymous' if blank.
        name for a public review
        'Ada Maria Stone' becomes 'Ada S.'; one word is shown as it is, a blank name is 'Anonymous'.
        Show the first name whole and the surname as a capital letter and dot; no name: 'Anonymous'.
        Shorten a customer's name for privacy; single names are not shortened.
        """,
        """
        words = name.split()
        if not words:
            return "Anonymous"
        if len(words) == 1:
            return words[0]
        return f"{words[0]} {words[-1][0].upper()}."
        ---
        first, _, rest = name.strip().partition(" ")
        if not rest:
            return first or "Anonymous"
        return first + " " + rest.split()[-1][:1].upper() + "."
        """,
        lambda r: (_name(r),),
    ),
    made(
        "contact_data.redact_between",
        "redact_between hide_bracketed redact_bracketed blank_out_brackets",
        "text: str; mark: str = 'X'",
        "str",
        """
        Replace each character between '[' and ']' in {text} by {mark}, the brackets stay.
        black out what stands in square brackets
        Redact bracketed passages: every character inside [ ] becomes {mark}; an open '[' without ']' is left.
        'call [Ada]' becomes 'call [XXX]'; the length does not change, unclosed brackets are ignored.
        Hide text in square brackets with as many {mark} as there were characters.
        """,
        """
        import re

        return re.sub(r"\\[([^\\[\\]]*)\\]", lambda match: "[" + mark * len(match.group(1)) + "]", text)
        ---
        result = ""
        while "[" in text and "]" in text[text.index("[") :]:
            start = text.index("[")
            end = text.index("]", start)
            result += text[: start + 1] + mark * (end - start - 1) + "]"
            text = text[end + 1 :]
        return result + text
        """,
        lambda r: (
            r.choice(("", "call [Ada] now", "[a][b c]", "no marks", "open [end", "x] [yz]", "[]")),
            r.choice(("X", "*")),
        ),
    ),
    made(
        "contact_data.redact_fields",
        "redact_records hide_fields mask_fields_in_rows redact_columns",
        "rows: list[dict[str, str]]; fields: list[str]",
        "list[dict[str, str]]",
        """
        Copy {rows} with the non-empty values of {fields} replaced by 'REDACTED'.
        hide columns of records
        In every row, values whose key is in {fields} become 'REDACTED' unless they are empty.
        New rows with the given fields blacked out; empty strings stay empty, keys are not added.
        Anonymize records: for each listed field that has a value write 'REDACTED'.
        """,
        """
        return [
            {key: "REDACTED" if key in fields and value else value for key, value in row.items()}
            for row in rows
        ]
        ---
        result = []
        for row in rows:
            copy = dict(row)
            for field in fields:
                if copy.get(field):
                    copy[field] = "REDACTED"
            result.append(copy)
        return result
        """,
        lambda r: (
            [
                {
                    key: r.choice(("Ada", "", "x@y.z"))
                    for key in r.sample(("name", "email", "city"), r.randint(1, 3))
                }
                for _ in range(r.randint(0, 3))
            ],
            r.sample(("name", "email", "phone"), r.randint(0, 2)),
        ),
    ),
    made(
        "contact_data.mask_ip",
        "mask_ip anonymize_ip hide_ip_end shorten_ip",
        "address: str; parts: int = 1",
        "str",
        """
        Replace the last {parts} numbers of the IP {address} by 'x'; text without four parts is unchanged.
        anonymize an IP address
        Hide the final {parts} of the four dot-separated numbers: '10.0.0.1' becomes '10.0.0.x'.
        Mask an IPv4 address from the right; anything that does not have exactly three dots stays the same.
        For logs: write x for the last {parts} fields of a dotted address with four fields.
        """,
        """
        fields = address.split(".")
        if len(fields) != 4:
            return address
        return ".".join(fields[: 4 - parts] + ["x"] * parts)
        ---
        if address.count(".") != 3:
            return address
        kept = address.rsplit(".", parts)[0]
        return kept + ".x" * parts
        """,
        lambda r: (
            r.choice(("192.168.0.17", "10.0.0.1", "", "localhost", "1.2.3", "8.8.8.8")),
            r.choice((1, 1, 2, 3)),
        ),
    ),
    made(
        "contact_data.couple_name",
        "household_name couple_name envelope_names joint_name",
        "first: str; second: str",
        "str",
        """
        Address a couple: 'Ada and Ben Stone' if the last words agree, else both names joined by ' and '.
        names of a couple on an envelope
        If both have the same final word, drop it from the first name; otherwise write both in full.
        Join two names with 'and'; a shared surname (more than one word each) is written only once.
        'Ada Stone', 'Ben Stone' gives 'Ada and Ben Stone'; different surnames are both kept.
        """,
        """
        given, _, surname = first.rpartition(" ")
        if given and second.endswith(" " + surname):
            return f"{given} and {second}"
        return f"{first} and {second}"
        ---
        mine, other = first.split(), second.split()
        if len(mine) > 1 and len(other) > 1 and mine[-1] == other[-1]:
            mine = mine[:-1]
        return " ".join([*mine, "and", *other])
        """,
        lambda r: (
            r.choice(("Ada Stone", "Ben Li", "Zoe")),
            r.choice(("Ben Stone", "Eva Li", "Ada Lee Li", "Max")),
        ),
    ),
    made(
        "contact_data.age_from_id",
        "parse_person_id split_person_id person_id_parts read_person_id",
        "code: str",
        "tuple[str, int]",
        """
        Split {code} at its last '-' into a capitalized name and a year; two digits mean 19xx, none 0.
        name and birth year of a code
        'ben-85' gives ('Ben', 1985), 'ada-1990' ('Ada', 1990); with no digits after the dash the year is 0.
        Return (name, year): the name before the last dash, capitalized; years below 100 get 1900 added.
        Parse codes like name-year; a missing or non-numeric year is 0, and without dash all is the name.
        """,
        """
        name, dash, year = code.rpartition("-")
        if not dash:
            name, year = year, ""
        number = int(year) if year.isdigit() else 0
        if year.isdigit() and number < 100:
            number += 1900
        return name.capitalize(), number
        ---
        parts = code.rsplit("-", 1)
        number = int(parts[1]) if len(parts) == 2 and parts[1].isdigit() else None
        if number is None:
            return parts[0].capitalize(), 0
        return parts[0].capitalize(), number + 1900 if number < 100 else number
        """,
        lambda r: (r.choice(("ada-1990", "BEN-85", "eva", "", "x-y-7", "li-07", "joe-", "zoe-abc")),),
    ),
    made(
        "contact_data.capitalize_surname",
        "name_with_capital_surname surname_in_capitals capital_surname passport_name",
        "name: str",
        "str",
        """
        Write the last word of {name} in capitals and the others capitalized: 'Ada Maria STONE'.
        surname in capital letters
        Return the name with single spaces, its final word upper-cased, words before it with a first capital.
        As in French forms: first names normal, surname in capitals; one word alone counts as surname.
        Make the family name stand out in upper case; a blank name gives ''.
        """,
        """
        words = name.split()
        if not words:
            return ""
        return " ".join([word.capitalize() for word in words[:-1]] + [words[-1].upper()])
        ---
        words = name.lower().split()
        result = []
        for index, word in enumerate(words):
            result.append(word.upper() if index == len(words) - 1 else word.capitalize())
        return " ".join(result)
        """,
        lambda r: (_name(r),),
    ),
    made(
        "contact_data.name_suffix",
        "split_name_suffix name_and_suffix separate_suffix detach_suffix",
        "name: str",
        "tuple[str, str]",
        """
        Split a final Jr, Sr, II, III, PhD or MD (any case, dot or comma allowed) off {name}.
        suffix of a name
        The name without a last word jr, sr, ii, iii, phd or md, and that suffix as written.
        'Ben Stone, Jr.' gives ('Ben Stone', 'Jr.'); no suffix is ''; the comma in front is dropped.
        Take a generation mark or degree (Jr, Sr, II, III, PhD, MD) off the end of a name.
        """,
        """
        words = name.split()
        if words and words[-1].rstrip(".").lower() in ("jr", "sr", "ii", "iii", "phd", "md"):
            return " ".join(words[:-1]).rstrip(","), words[-1]
        return " ".join(words), ""
        ---
        import re

        match = re.fullmatch(r"(.*?),?(?:^| )((?:jr|sr|ii|iii|phd|md)\\.*)", name, flags=re.IGNORECASE)
        return (match.group(1), match.group(2)) if match else (name, "")
        """,
        lambda r: (draw.person(r) + r.choice(("", " Jr.", ", Sr", " III", " II", " jr", " PhD", ", MD.")),),
    ),
    made(
        "contact_data.monogram",
        "monogram monogram_initials wedding_monogram three_initials",
        "first: str; middle: str; last: str",
        "str",
        """
        Initials of a person with the surname's in the middle, 'ASM'; no {middle}: first and last.
        initials as a monogram
        Order first, last, middle, in capitals; empty names are left out.
        Return up to three upper-case initials, the one of {last} between the others.
        Ada Maria Stone has the monogram 'ASM'; missing names give no letter.
        """,
        """
        return "".join(name[:1] for name in (first, last, middle)).upper()
        ---
        letters = ""
        for name in (first, last, middle):
            if name:
                letters += name[0].upper()
        return letters
        """,
        lambda r: (r.choice(("Ada", "ben")), r.choice(("", "Lee", "maria")), r.choice(("Stone", "li", ""))),
    ),
    made(
        "contact_data.shorten_name_to_fit",
        "fit_name shorten_name_to_fit name_for_badge badge_name",
        "name: str; limit: int = 12",
        "str",
        """
        Fit {name} into {limit}: whole, else first initial with a dot and last word, else the last word cut.
        name for a badge
        If it is too long, try 'A. Stone'; if that is too long as well, cut the last word to {limit}.
        Shorten a name in steps until it has at most {limit} characters; one word is only cut.
        Return the longest form that fits: full name, initial and surname, or the truncated surname.
        """,
        """
        if len(name) <= limit:
            return name
        words = name.split()
        short = f"{words[0][0]}. {words[-1]}"
        if len(words) > 1 and len(short) <= limit:
            return short
        return words[-1][:limit]
        ---
        first, _, last = name.rpartition(" ")
        candidates = [name]
        if first:
            candidates.append(first[0] + ". " + last)
        candidates.append(last[:limit])
        return next(candidate for candidate in candidates if len(candidate) <= limit)
        """,
        lambda r: (draw.person(r), r.choice((4, 6, 10, 12))),
    ),
    made(
        "contact_data.seat_name_tags",
        "tag_names distinct_first_names name_tags first_names_distinct",
        "names: list[str]",
        "list[str]",
        """
        First words of {names}; where one occurs more than once, all with it get the last initial: 'Ada S.'.
        first names that can be told apart
        Return first names, with the initial of the last word and a dot for those that several people share.
        Name tags for a class: only shared first names get an initial; single-word names get none.
        Short names for a list: 'Ben', but 'Ada S.' and 'Ada L.' when there are two of them.
        """,
        """
        firsts = [name.split()[0] for name in names]
        tags = []
        for name, first in zip(names, firsts):
            words = name.split()
            if firsts.count(first) > 1 and len(words) > 1:
                tags.append(f"{first} {words[-1][0]}.")
            else:
                tags.append(first)
        return tags
        ---
        counts: dict[str, int] = {}
        for name in names:
            first = name.partition(" ")[0]
            counts[first] = counts.get(first, 0) + 1
        result = []
        for name in names:
            first, space, rest = name.partition(" ")
            if space and counts[first] >= 2:
                first += " " + rest.split(" ")[-1][:1] + "."
            result.append(first)
        return result
        """,
        lambda r: (_names(r),),
    ),
    made(
        "contact_data.email_from_name",
        "email_for_name make_email company_email email_from_name",
        "name: str; domain: str",
        "str",
        """
        'first.last@domain' of {name} in lower-case letters; one word without dot, blank gives ''.
        company e-mail address for a person
        First and last word, other signs than letters removed, joined by a dot, then @ and {domain}.
        Make 'ada.oneil@x.org' of "Ada O'Neil"; middle names are left out, no name gives ''.
        Build an e-mail: lower-case first and last name with a dot between, or the only word.
        """,
        """
        words = ["".join(char for char in word if char.isalpha()) for word in name.lower().split()]
        if not words:
            return ""
        local = words[0] if len(words) == 1 else f"{words[0]}.{words[-1]}"
        return f"{local}@{domain}"
        ---
        import re

        words = re.sub(r"[^a-z\\s]", "", name.lower()).split()
        ends = words[:1] + words[1:][-1:]
        return ".".join(ends) + "@" + domain if ends else ""
        """,
        lambda r: (_name(r), r.choice(("tea.com", "x.org"))),
    ),
    made(
        "contact_data.email_typo",
        "fix_email_domain correct_email_typo suggest_email email_typo",
        "email: str",
        "str",
        """
        Mistyped domain of {email}: gmial.com, gmail.con, hotmial.com, yaho.com are put right.
        correct typical typos in an e-mail domain
        Known slips: gmial.com and gmail.con mean gmail.com, hotmial.com hotmail.com, yaho.com yahoo.com.
        Fix the domain by a table of four typos, in any case; other addresses are returned unchanged.
        'ada@gmial.com' becomes 'ada@gmail.com'; what stands before the @ is not touched.
        """,
        """
        typos = {
            "gmial.com": "gmail.com",
            "gmail.con": "gmail.com",
            "hotmial.com": "hotmail.com",
            "yaho.com": "yahoo.com",
        }
        local, at, domain = email.partition("@")
        return local + at + typos.get(domain.lower(), domain)
        ---
        for wrong, right in (
            ("gmial.com", "gmail.com"),
            ("gmail.con", "gmail.com"),
            ("hotmial.com", "hotmail.com"),
            ("yaho.com", "yahoo.com"),
        ):
            if email.lower().endswith("@" + wrong):
                return email[: -len(wrong)] + right
        return email
        """,
        lambda r: (
            r.choice(
                (
                    "ada@gmial.com",
                    "ben@gmail.con",
                    "eva@hotmial.com",
                    "x@gmail.com",
                    "",
                    "ada",
                    "Joe@GMIAL.com",
                    "li@yaho.com",
                    "a@x.con",
                )
            ),
        ),
    ),
    made(
        "contact_data.role_address",
        "is_role_address is_shared_mailbox role_email generic_mailbox",
        "email: str",
        "bool",
        """
        Is {email} a role address: info, sales, support, admin, noreply or no-reply before the @ (or a +tag)?
        shared mailbox or person
        True if the local part, in lower case and cut at '+', is one of the six role names.
        Recognize impersonal addresses such as info@ or no-reply@; a text without @ is none.
        Part before the @ is one of info, sales, support, admin, noreply, no-reply (case ignored)?
        """,
        """
        local, at, _ = email.lower().partition("@")
        roles = {"info", "sales", "support", "admin", "noreply", "no-reply"}
        return bool(at) and local.split("+")[0] in roles
        ---
        import re

        pattern = r"(info|sales|support|admin|no-?reply)(\\+[^@]*)?@"
        return re.match(pattern, email.lower()) is not None
        """,
        lambda r: (
            r.choice(
                (
                    "info@x.io",
                    "Sales@x.io",
                    "ada@x.io",
                    "no-reply@x.io",
                    "noreply@y.z",
                    "information@x.io",
                    "",
                    "support+1@x.io",
                    "info",
                )
            ),
        ),
    ),
    made(
        "contact_data.bad_emails",
        "invalid_email_rows bad_email_rows rows_with_bad_email email_problems",
        "rows: list[dict[str, str]]",
        "list[int]",
        """
        Positions of {rows} whose 'email' is not empty but lacks exactly one @ with text on both sides.
        rows with a wrong e-mail
        Indexes of records with a malformed 'email' (trimmed): not one @, or nothing on a side of it.
        Which rows have an invalid address? Blank e-mails are allowed.
        Check the column 'email': blank is fine, otherwise one @ not at an end is needed.
        """,
        """
        bad = []
        for index, row in enumerate(rows):
            email = row["email"].strip()
            if email and (email.count("@") != 1 or email[0] == "@" or email[-1] == "@"):
                bad.append(index)
        return bad
        ---
        import re

        emails = [row["email"].strip() for row in rows]
        good = re.compile(r"[^@]+@[^@]+")
        return [index for index, email in enumerate(emails) if email and not good.fullmatch(email)]
        """,
        lambda r: (
            [
                {
                    "name": draw.word(r),
                    "email": r.choice(
                        ("", "a@x.org", " b@y.de ", "ada", "@x", "c@", "a@b@c", "Eva@mail.org")
                    ),
                }
                for _ in range(r.randint(0, 5))
            ],
        ),
    ),
    made(
        "contact_data.phone_kind",
        "phone_type kind_of_number classify_phone number_type",
        "phone: str",
        "str",
        """
        Kind of {phone} by its digits: 'short' up to 4, 'free' 0800, 'mobile' 015, 016, 017, else 'landline'.
        kind of a phone number
        No digits give 'none', up to four 'short'; then the beginning decides: 0800, or 015/016/017.
        Classify a number: free (0800), mobile (015, 016, 017), short (4 digits or less), landline, none.
        Only digits count: the number's start tells mobile (015-017) from free (0800) and landline.
        """,
        """
        digits = "".join(char for char in phone if char.isdigit())
        if not digits:
            return "none"
        if len(digits) <= 4:
            return "short"
        if digits.startswith("0800"):
            return "free"
        return "mobile" if digits.startswith(("015", "016", "017")) else "landline"
        ---
        import re

        digits = re.sub(r"\\D+", "", phone)
        patterns = {"none": "", "short": r"\\d{1,4}", "free": r"0800\\d+", "mobile": r"01[567]\\d+"}
        for kind, pattern in patterns.items():
            if re.fullmatch(pattern, digits):
                return kind
        return "landline"
        """,
        lambda r: (
            _phone(r)
            if r.random() < 0.5
            else r.choice(("0800 12345", "+800 1", "0170 99", "112", "03012", "0 1 5 2")),
        ),
    ),
    made(
        "contact_data.phones_in_text",
        "phones_in_text find_phones extract_phone_numbers phone_numbers_in",
        "text: str",
        "list[str]",
        """
        Phone numbers of {text}: 3 digits, a hyphen and 4 to 6 digits, not part of a longer number or date.
        find phone numbers in a text
        List every ddd-dddd up to ddd-dddddd that has no digit or hyphen before or after it.
        Extract numbers such as 555-1234; dates like 2024-03-15 and short ones like 12-3 are no phone numbers.
        Which phone numbers occur? Three digits, '-', four to six digits, standing alone.
        """,
        """
        import re

        return re.findall(r"(?<![\\d-])\\d{3}-\\d{4,6}(?![\\d-])", text)
        ---
        cleaned = "".join(char if char.isdigit() or char == "-" else " " for char in text)
        found = []
        for part in cleaned.split():
            area, _, rest = part.partition("-")
            if len(area) == 3 and area.isdigit() and rest.isdigit() and 4 <= len(rest) <= 6:
                found.append(part)
        return found
        """,
        lambda r: (
            " ".join(
                r.choice(("call", "555-1234", "030-123456", "12-3", "or", "2024-03-15", "(555-9999)"))
                for _ in range(r.randint(0, 5))
            ),
        ),
    ),
    made(
        "contact_data.extension_of_phone",
        "phone_extension split_extension phone_and_extension separate_extension",
        "phone: str",
        "tuple[str, str]",
        """
        Split {phone} into number and extension after 'ext', 'ext.' or 'x' (any case); none is ''.
        extension of an office phone
        '555-1234 ext. 7' gives ('555-1234', '7'); the extension consists of digits at the end.
        Return (number, extension), both trimmed; without x, ext or ext. and final digits the second is ''.
        Separate the internal number; x, ext and ext. mark it, with or without a space behind.
        """,
        """
        import re

        match = re.fullmatch(r"(.*?)\\s*(?:ext\\.?|x)\\s*(\\d+)", phone, flags=re.IGNORECASE)
        return (match.group(1).strip(), match.group(2)) if match else (phone.strip(), "")
        ---
        number = phone.rstrip("0123456789")
        extension = phone[len(number) :]
        head = number.rstrip().lower()
        for mark in ("ext.", "ext", "x"):
            if extension and head.endswith(mark):
                return phone[: len(head) - len(mark)].strip(), extension
        return phone.strip(), ""
        """,
        lambda r: (
            r.choice(
                ("555-1234 ext. 7", "555 x12", "0301234", "", "555 ext 9", "ext. 5", "030-12 X 4", "12 extra")
            ),
        ),
    ),
    made(
        "contact_data.po_box",
        "is_po_box po_box_address has_po_box is_post_box",
        "address: str",
        "bool",
        """
        Does {address} mention a PO box: the letters 'pobox' once dots and spaces are gone, in any case?
        post office box in an address
        Remove dots and spaces, lower-case, and look for 'pobox'.
        True for 'P.O. Box 7', 'PO Box' or 'pobox'; 'Post Box' is something else.
        Check whether parcels cannot be delivered: the address contains PO Box in some spelling.
        """,
        """
        return "pobox" in address.lower().replace(".", "").replace(" ", "")
        ---
        letters = "".join(char for char in address if char not in ". ")
        return letters.upper().find("POBOX") >= 0
        """,
        lambda r: (
            r.choice(
                (
                    "PO Box 12",
                    "P.O. Box 7",
                    "p o box 3",
                    "12 Boxer St",
                    "Post Box 9",
                    "",
                    "POBOX 5",
                    "Elm Rd 7, PO  Box 2",
                    "Po Boxes",
                    "Depot Box 1",
                )
            ),
        ),
    ),
    made(
        "contact_data.parse_coordinates",
        "parse_coordinates read_lat_lon coordinates_from_text lat_lon",
        "text: str",
        "tuple[float, float]",
        """
        Latitude and longitude of 'lat, lon'; (0.0, 0.0) if malformed or outside -90..90 and -180..180.
        coordinates from text
        Split at the comma and convert; anything but two numbers in range gives zeros.
        '52.5, 13.4' gives (52.5, 13.4); latitude is at most 90, longitude at most 180 in absolute value.
        Parse a position; wrong count of parts, words or impossible values give (0.0, 0.0).
        """,
        """
        parts = text.split(",")
        if len(parts) != 2:
            return 0.0, 0.0
        try:
            latitude, longitude = float(parts[0]), float(parts[1])
        except ValueError:
            return 0.0, 0.0
        if abs(latitude) > 90 or abs(longitude) > 180:
            return 0.0, 0.0
        return latitude, longitude
        ---
        import re

        match = re.fullmatch(r"\\s*(-?\\d+(?:\\.\\d+)?)\\s*,\\s*(-?\\d+(?:\\.\\d+)?)\\s*", text)
        if match:
            position = (float(match[1]), float(match[2]))
            if -90 <= position[0] <= 90 and -180 <= position[1] <= 180:
                return position
        return 0.0, 0.0
        """,
        lambda r: (
            r.choice(
                ("52.5, 13.4", "91, 0", "0,0", "", "a,b", "52.5", "10, -181", "1 , 2 ", "1,2,3", "-90,180")
            )
            if r.random() < 0.5
            else f"{r.randint(-95, 95) / 2}, {r.randint(-190, 190) / 4}",
        ),
    ),
    made(
        "contact_data.tax_id_clean",
        "clean_vat_id normalize_vat vat_number tidy_tax_id",
        "text: str",
        "str",
        """
        VAT number {text} in capitals, only letters and digits; '' unless two letters and 8-12 more.
        tidy a VAT number
        Drop spaces, dots and dashes, upper-case; no two leading letters or a wrong length gives ''.
        'de 123 456 789' becomes 'DE123456789'; after the two letters 8 to 12 characters must follow.
        Clean a tax id; malformed ones (country letters missing, too short or long) give an empty text.
        """,
        """
        code = "".join(char for char in text.upper() if char.isalnum())
        if not code[:2].isalpha() or not 10 <= len(code) <= 14:
            return ""
        return code
        ---
        import re

        code = re.sub(r"[^A-Z0-9]", "", text.upper())
        return code if re.fullmatch(r"[A-Z]{2}.{8,12}", code) else ""
        """,
        lambda r: (
            r.choice(
                (
                    "de 123 456 789",
                    "DE-123456789",
                    "ATU12345678",
                    "12",
                    "",
                    "fr.12.345678901",
                    "D123456789",
                    "gb 12-34",
                )
            ),
        ),
    ),
    made(
        "contact_data.mask_by_kind",
        "mask_value mask_by_kind hide_value protect_value",
        "value: str",
        "str",
        """
        Mask {value}: an e-mail keeps its domain, a number its last 2 characters, text its first letter.
        hide a value depending on what it is
        With @ '***@domain'; digits, spaces, +: '***' and the last 2; text: first letter and '***'.
        'ada@x.org' is '***@x.org', '030 12' is '***12', 'Ada' is 'A***'; an empty value stays empty.
        Redact personal data by its kind (address, number, text), leaving a hint of it.
        """,
        """
        if not value:
            return ""
        if "@" in value:
            return "***@" + value.split("@")[-1]
        if value.replace(" ", "").replace("+", "").isdigit():
            return "***" + value[-2:]
        return value[0] + "***"
        ---
        import re

        if "@" in value:
            return re.sub(r".*@", "***@", value)
        if re.fullmatch(r"[\\d +]*\\d[\\d +]*", value):
            return f"***{value[-2:]}"
        return value and value[:1] + "***"
        """,
        lambda r: (
            r.choice(
                (
                    "ada@x.org",
                    "0301234567",
                    "4111 1111 1111 1111",
                    "Ada",
                    "",
                    "x@y",
                    "+49 30 12",
                    "secret word",
                )
            ),
        ),
    ),
    made(
        "contact_data.redact_numbers_keep",
        "redact_amounts hide_amounts mask_amounts hide_prices",
        "text: str",
        "str",
        """
        Replace every amount after a dollar sign in {text} by '$X': digits with commas and decimals.
        hide amounts of money
        'pay $12.50 now' becomes 'pay $X now'; numbers without $ stay, a lone $ as well.
        Redact prices: a $ followed by digits, commas and dots between digits turns into $X.
        Mask dollar amounts; the punctuation after an amount is kept.
        """,
        """
        import re

        return re.sub(r"\\$\\d+(?:[.,]\\d+)*", "$X", text)
        ---
        first, *pieces = text.split("$")
        result = first
        for piece in pieces:
            end = 0
            for index, char in enumerate(piece):
                if char.isdigit():
                    end = index + 1
                elif char not in ".," or index != end or index == 0:
                    break
            result += "$X" + piece[end:] if end else "$" + piece
        return result
        """,
        lambda r: (
            r.choice(("pay $12.50 now", "cost: 7", "$5 and $10", "", "USD 3", "$", "a$b $1,200.00!")),
        ),
    ),
    made(
        "contact_data.scrub_log",
        "scrub_log_line redact_log_line hide_credentials clean_log_line",
        "line: str",
        "str",
        """
        Replace the values of password=, pwd= and token= words in {line} (any case) by '***'.
        log line without credentials
        Every word like 'password=abc' becomes 'password=***'; keys are password, pwd and token, case ignored.
        Scrub secrets: what follows the first '=' in such words is starred out, even if empty; others stay.
        Hide credentials in key=value words parted by spaces.
        """,
        """
        words = []
        for word in line.split(" "):
            key, equals, _ = word.partition("=")
            if equals and key.lower() in ("password", "pwd", "token"):
                word = key + "=***"
            words.append(word)
        return " ".join(words)
        ---
        import re

        pattern = r"(?<!\\S)(password|pwd|token)=\\S*"
        return re.sub(pattern, r"\\1=***", line, flags=re.IGNORECASE)
        """,
        lambda r: (
            " ".join(
                r.choice(
                    ("user=ada", "password=abc", "Token=x=y", "ok", "pwd=1", "password=", "GET", "token")
                )
                for _ in range(r.randint(0, 5))
            ),
        ),
    ),
    made(
        "contact_data.url_without_login",
        "hide_url_password redact_url_login mask_url_credentials safe_url",
        "url: str",
        "str",
        """
        Replace the password in {url} 'scheme://user:password@host' by '***'; without one it stays as it is.
        address without password
        Hide what stands between the ':' after the user and the '@' of the host part; '/' ends the host part.
        'https://ada:secret@x.io' becomes 'https://ada:***@x.io'; a user without ':' is left alone.
        Mask the credentials of a connection address for logs.
        """,
        """
        scheme, separator, rest = url.partition("://")
        host, slash, path = rest.partition("/")
        login, at, server = host.rpartition("@")
        user, colon, _ = login.partition(":")
        if not at or not colon:
            return url
        return f"{scheme}{separator}{user}:***@{server}{slash}{path}"
        ---
        import re

        return re.sub(r"^([^:/]*://[^:/@]*):[^/@]*@", r"\\1:***@", url)
        """,
        lambda r: (
            r.choice(
                (
                    "https://ada:secret@x.io/a",
                    "https://ada@x.io",
                    "http://x.io/@b",
                    "",
                    "ftp://u:p:q@h",
                    "https://x.io/a:b@c",
                    "db://root:@host",
                )
            ),
        ),
    ),
    made(
        "contact_data.camel_to_label",
        "label_from_identifier field_label human_label readable_field",
        "name: str",
        "str",
        """
        Label for {name}: words parted, first capital, leading 'is' or 'has' and final 'id' dropped.
        readable label of a field
        'created_at' becomes 'Created at', 'is_active' 'Active', 'user_id' 'User'; a name of one word is kept.
        Split at '_' and before a capital after a small letter; lower-case; drop leading is/has and final id.
        Make a form label of an identifier; the words is, has (first) and id (last) go if others remain.
        """,
        """
        import re

        words = re.sub(r"([a-z])([A-Z])", r"\\1_\\2", name).lower().split("_")
        if len(words) > 1 and words[0] in ("is", "has"):
            words = words[1:]
        if len(words) > 1 and words[-1] == "id":
            words = words[:-1]
        return " ".join(words).capitalize()
        ---
        text = ""
        for index, char in enumerate(name):
            if char.isupper() and index and name[index - 1].islower():
                text += " "
            text += " " if char == "_" else char.lower()
        for prefix in ("is ", "has "):
            if text.startswith(prefix):
                text = text.removeprefix(prefix)
                break
        text = text.removesuffix(" id")
        return text[:1].upper() + text[1:]
        """,
        lambda r: (
            r.choice(
                (
                    "user_id",
                    "userName",
                    "is_active",
                    "homeURL",
                    "",
                    "order_total_eur",
                    "id",
                    "created_at",
                    "has_items",
                    "X",
                )
            ),
        ),
    ),
    made(
        "contact_data.hungarian_strip",
        "strip_type_prefix remove_hungarian plain_variable drop_type_prefix",
        "name: str",
        "str",
        """
        Remove a type prefix str, int, lst or obj before a capital from {name} and lower-case that letter.
        variable without Hungarian prefix
        'strName' becomes 'name', 'lstItems' becomes 'items'; 'string' and 'interest' stay.
        Drop str, int, lst, obj at the start when a capital letter follows, which becomes small.
        Strip Hungarian notation; other prefixes and names without a capital after the prefix are unchanged.
        """,
        """
        for prefix in ("str", "int", "lst", "obj"):
            rest = name.removeprefix(prefix)
            if rest != name and rest[:1].isupper():
                return rest[0].lower() + rest[1:]
        return name
        ---
        import re

        return re.sub(
            r"^(?:str|int|lst|obj)([A-Z])(.*)$", lambda match: match.group(1).lower() + match.group(2), name
        )
        """,
        lambda r: (
            r.choice(
                (
                    "strName",
                    "intCount",
                    "bOk",
                    "string",
                    "lstItems",
                    "interest",
                    "str",
                    "",
                    "objX",
                    "StrName",
                    "intX2",
                )
            ),
        ),
    ),
    made(
        "contact_data.enum_names",
        "enum_names labels_to_constants constant_names enum_members",
        "labels: list[str]",
        "list[str]",
        """
        Constant names for {labels}: capital words joined by '_', 'N' before a digit; no blanks or repeats.
        names of enum members
        'In progress' is 'IN_PROGRESS', '2nd try' 'N2ND_TRY'; labels without words are skipped.
        Upper-case words with one underscore for what is between; a digit first gets N; each once.
        Turn display texts into distinct identifiers for constants, in order.
        """,
        """
        import re

        names: list[str] = []
        for label in labels:
            name = "_".join(re.findall(r"[A-Z0-9]+", label.upper()))
            if name[:1].isdigit():
                name = "N" + name
            if name and name not in names:
                names.append(name)
        return names
        ---
        found: dict[str, None] = {}
        for label in labels:
            words = "".join(char if char.isalnum() else " " for char in label).upper().split()
            name = "_".join(words)
            if name:
                found["N" + name if name[0].isdigit() else name] = None
        return list(found)
        """,
        lambda r: (
            [
                r.choice(("In progress", "done!", "To-do", "2nd try", "done", "", "n/a"))
                for _ in range(r.randint(0, 5))
            ],
        ),
    ),
    made(
        "contact_data.unused_names",
        "unused_names names_not_used unused_variables never_mentioned",
        "names: list[str]; source: str",
        "list[str]",
        """
        Those of {names} that do not occur in {source} as whole words; letters, digits and '_' make words.
        names that a source text never mentions
        Return the identifiers missing from the code; 'to' is not found within 'to_name' or 'total'.
        Which names are unused? Compare with the words of {source}, case matters.
        Filter out the names that stand somewhere in the text as complete identifiers.
        """,
        """
        import re

        used = set(re.findall(r"\\w+", source))
        return [name for name in names if name not in used]
        ---
        words = "".join(char if char.isalnum() or char == "_" else " " for char in source).split()
        unused = []
        for name in names:
            if words.count(name) == 0:
                unused.append(name)
        return unused
        """,
        lambda r: (
            r.sample(("a", "total", "x1", "name", "to"), r.randint(0, 5)),
            r.choice(("total = a + 1", "", "x1.name", "to_name = totals", "print(name, a)")),
        ),
    ),
    made(
        "contact_data.naming_report",
        "wrongly_styled_names not_snake_case bad_names style_violations",
        "names: list[str]",
        "list[str]",
        """
        Those of {names} that are neither snake_case nor ALL_CAPS; each once, sorted, '' ignored.
        names that break the naming style
        Good names have only small letters, digits and '_', or only capitals, digits and '_', no digit first.
        List the distinct identifiers with mixed case, hyphens or spaces, in sorted order.
        Style check: report names that are not lower_case or UPPER_CASE with underscores; skip empty ones.
        """,
        """
        import re

        good = re.compile(r"[a-z_][a-z0-9_]*|[A-Z_][A-Z0-9_]*")
        return sorted({name for name in names if name and not good.fullmatch(name)})
        ---
        bad = []
        for name in sorted(set(names)):
            one_case = name == name.lower() or name == name.upper()
            if name and not (name.isidentifier() and one_case):
                bad.append(name)
        return bad
        """,
        lambda r: ([_identifier(r) for _ in range(r.randint(0, 5))],),
    ),
    made(
        "contact_data.env_name",
        "env_variable_name to_env_name environment_name env_key",
        "key: str; prefix: str = 'APP'",
        "str",
        """
        Environment variable for {key}: {prefix}, '_' and the key, capitals, '.', '-' and spaces as '_'.
        name of an environment variable
        'db.host' with prefix 'APP' is 'APP_DB_HOST'; an empty prefix (or key) leaves out the underscore.
        Upper-case prefix and key, joined by _, with dots, hyphens and blanks replaced by underscores.
        Derive the variable that overrides a setting; empty parts are skipped.
        """,
        """
        name = "_".join(part for part in (prefix, key) if part)
        for char in ".- ":
            name = name.replace(char, "_")
        return name.upper()
        ---
        parts = []
        for part in (prefix, key):
            if part:
                parts.append("".join("_" if char in ".- " else char.upper() for char in part))
        return "_".join(parts)
        """,
        lambda r: (
            r.choice(("db.host", "log-level", "port", "", "cache.max size", "APP_x")),
            r.choice(("APP", "my", "")),
        ),
    ),
    made(
        "contact_data.room_code",
        "parse_room_code room_parts split_room read_room",
        "code: str",
        "tuple[str, int, int]",
        """
        Split {code} like 'B2.14' into building, floor and room; capitals; anything else is ('', 0, 0).
        parts of a room number
        One letter, the floor, a dot or hyphen and the room: 'b2.14' gives ('B', 2, 14).
        Parse room codes; letter case does not matter, malformed codes give ('', 0, 0).
        Return (building, floor, room), the latter two as numbers; leading zeros are dropped.
        """,
        """
        import re

        match = re.fullmatch(r"([A-Z])(\\d+)[.-](\\d+)", code.upper())
        if not match:
            return "", 0, 0
        return match[1], int(match[2]), int(match[3])
        ---
        building = code[:1].upper()
        floor, dot, room = code[1:].replace("-", ".").partition(".")
        if building.isalpha() and floor.isdigit() and dot and room.isdigit():
            return building, int(floor), int(room)
        return "", 0, 0
        """,
        lambda r: (r.choice(("B2.14", "a1.3", "C12", "", "214", "B.5", "A0.07", "x3.y", "D4-11")),),
    ),
    made(
        "contact_data.parse_name_list",
        "parse_name_list split_names names_from_text people_in_text",
        "text: str",
        "list[str]",
        """
        Split {text} into names at commas, semicolons, '&' and the word 'and'; trimmed, without empty ones.
        names in an enumeration
        'Ada, Ben and Eva' gives three names; separators are , ; & and ' and '.
        Parse a list of people as it stands in a sentence; blanks are cut and empty parts dropped.
        Return the names of a text such as 'Ada & Ben; Eva', in order.
        """,
        """
        for separator in (" and ", ";", "&"):
            text = text.replace(separator, ",")
        return [name.strip() for name in text.split(",") if name.strip()]
        ---
        import re

        return [part.strip() for part in re.split(r"[,;&]| and ", text) if part.strip()]
        """,
        lambda r: (
            r.choice((", ", " and ", "; ", ", and ", " & ")).join(
                draw.person(r) for _ in range(r.randint(0, 4))
            ),
        ),
    ),
    made(
        "contact_data.mention_names",
        "mentions_in_message find_mentions mentioned_users users_mentioned",
        "message: str; users: list[str]",
        "list[str]",
        """
        Those of {users} that {message} mentions as a word '@name', any case; in order of {users}.
        users mentioned in a message
        A mention is a word that begins with @ and, without .,!? at its end, equals a user in any case.
        Which of the {users} are addressed by @name? Unknown names and addresses like a@ada do not count.
        Find mentions, case-insensitively; each user once, in the order of the list.
        """,
        """
        mentioned = {word[1:].rstrip(".,!?").lower() for word in message.split() if word.startswith("@")}
        return [user for user in users if user.lower() in mentioned]
        ---
        import re

        found = []
        for user in users:
            pattern = rf"(?<!\\S)@{re.escape(user)}[.,!?]*(?!\\S)"
            if re.search(pattern, message, flags=re.IGNORECASE):
                found.append(user)
        return found
        """,
        lambda r: (
            " ".join(
                r.choice(("@ada", "@Ben,", "hi", "@", "@zoe!", "a@ada", "@ADA", "@eva."))
                for _ in range(r.randint(0, 6))
            ),
            r.sample(("ada", "Ben", "eva", "zoe"), r.randint(1, 4)),
        ),
    ),
    made(
        "contact_data.contact_changes",
        "contact_changes changed_contact_fields describe_contact_update update_notes",
        "old: dict[str, str]; new: dict[str, str]",
        "list[str]",
        """
        Describe changes of name, email and phone from {old} to {new}: 'email: a -> b', '(none)' for blank.
        changes of a contact
        Compare the three fields trimmed; absent ones count as empty, which is written '(none)'.
        Notes such as 'phone: (none) -> 555' for each field that differs, in the order name, email, phone.
        What was changed in the address book entry? Equal fields, without outer spaces, give no note.
        """,
        """
        notes = []
        for key in ("name", "email", "phone"):
            before = old.get(key, "").strip()
            after = new.get(key, "").strip()
            if before != after:
                notes.append(f"{key}: {before or '(none)'} -> {after or '(none)'}")
        return notes
        ---
        def shown(contact: dict[str, str], key: str) -> str:
            return contact.get(key, "").strip() or "(none)"

        return [
            f"{key}: {shown(old, key)} -> {shown(new, key)}"
            for key in ("name", "email", "phone")
            if shown(old, key) != shown(new, key)
        ]
        """,
        lambda r: (
            {key: r.choice(("x", "y", "")) for key in r.sample(("name", "email", "phone"), r.randint(0, 3))},
            {key: r.choice(("x", "Y ", "")) for key in r.sample(("name", "email", "phone"), r.randint(0, 3))},
        ),
    ),
    made(
        "contact_data.city_case",
        "tidy_city clean_city_name format_city city_case",
        "city: str",
        "str",
        """
        Tidy {city}: words and hyphenated parts capitalized, but am, upon, de and sur small unless first.
        city name in proper case
        Single spaces; every part gets a capital, but am, de, sur and upon are small after the start.
        'frankfurt AM main' becomes 'Frankfurt am Main', 'saint-denis' becomes 'Saint-Denis'.
        Normalize the letter case of a town, with the little words am, de, sur, upon in lower case.
        """,
        """
        words = []
        for index, word in enumerate(city.lower().split()):
            if index and word in ("am", "de", "sur", "upon"):
                words.append(word)
            else:
                words.append("-".join(part.capitalize() for part in word.split("-")))
        return " ".join(words)
        ---
        text = " ".join(city.split()).title()
        for word in ("Am", "De", "Sur", "Upon"):
            text = " ".join(
                part.lower() if part == word and index else part for index, part in enumerate(text.split(" "))
            )
        return text
        """,
        lambda r: (
            r.choice(
                (
                    "new york",
                    "  SAINT-denis",
                    "frankfurt AM main",
                    "",
                    "la ROCHELLE",
                    "stratford upon avon",
                    "rio de janeiro",
                    "am",
                )
            ),
        ),
    ),
)
