"""What utility modules hold: networks, colors, files, codes to check, names, messages, text for screens."""

from __future__ import annotations

from random import Random

from engine.train.tasks import draw
from engine.train.tasks.compact import made

_FIRST = "Anna Ben cara Dan Eva Finn Gina Hugo".split()
_LAST = "Smith Jones Brown Lee Garcia Novak".split()
_FILES = (
    "photo.jpg notes.txt song.mp3 README archive.tar.gz .hidden main.py data.CSV report.pdf pic.PNG a.b.txt"
).split()


def _ip(r: Random) -> str:
    return ".".join(str(r.choice((0, 10, 127, 192, 255, r.randint(0, 255)))) for _ in range(4))


def _maybe_ip(r: Random) -> str:
    return r.choice((_ip(r), _ip(r), "1.2.3", "256.1.1.1", "a.b.c.d", "1.2.3.4.5", "01.2.3.4", "", "1..2.3"))


def _rgb(r: Random) -> tuple[int, int, int]:
    return tuple(r.choice((0, 255, 128, r.randint(0, 255))) for _ in range(3))  # type: ignore[return-value]


def _hex(r: Random) -> str:
    return "#" + "".join(f"{part:02x}" for part in _rgb(r))


def _file(r: Random) -> str:
    return r.choice(_FILES)


def _email(r: Random) -> str:
    return f"{r.choice(_FIRST)}.{r.choice(_LAST)}@{r.choice(('mail.com', 'Mail.com', 'work.org', 'a.b.net'))}"


def _password(r: Random) -> str:
    return "".join(r.choice("abcXYZ019!?#") for _ in range(r.choice((0, r.randint(1, 14), 8, 12))))


def _version(r: Random) -> str:
    return f"{r.randint(0, 3)}.{r.randint(0, 12)}.{r.randint(0, 9)}"


ENTRIES = (
    made(
        "toolbox.prefix_to_netmask",
        "prefix_to_netmask cidr_to_netmask netmask subnet_mask",
        "prefix: int",
        "str",
        """
        Netmask of a network with {prefix} leading bits: 24 gives '255.255.255.0'.
        CIDR prefix to subnet mask
        Return the dotted IPv4 mask in which the first {prefix} of 32 bits are set.
        What is the subnet mask of a /16 network?
        Given a prefix length from 0 to 32, write the mask as four numbers with dots.
        Turns /8 into '255.0.0.0'.
        """,
        """
        mask = (0xFFFFFFFF << (32 - prefix)) & 0xFFFFFFFF
        return ".".join(str(mask >> shift & 255) for shift in (24, 16, 8, 0))
        ---
        bits = "1" * prefix + "0" * (32 - prefix)
        return ".".join(str(int(bits[i : i + 8], 2)) for i in range(0, 32, 8))
        """,
        lambda r: (r.choice((0, 8, 16, 24, 32, r.randint(0, 32))),),
    ),
    made(
        "toolbox.netmask_to_prefix",
        "netmask_to_prefix netmask_to_cidr prefix_length",
        "netmask: str",
        "int",
        """
        Prefix length of a {netmask} such as '255.255.255.0', here 24.
        subnet mask to CIDR
        Return how many bits of a dotted IPv4 netmask are 1.
        Which /number belongs to this mask?
        Count the set bits in the four numbers of the mask.
        Turns '255.255.0.0' into 16.
        """,
        """
        return sum(bin(int(part)).count("1") for part in netmask.split("."))
        """,
        lambda r: (
            ".".join(
                str((0xFFFFFFFF << (32 - n) & 0xFFFFFFFF) >> s & 255)
                for n in (r.randint(0, 32),)
                for s in (24, 16, 8, 0)
            ),
        ),
    ),
    made(
        "toolbox.network_address",
        "network_address network_of get_network",
        "address: str; prefix: int",
        "str",
        """
        Network address of the IPv4 {address} with a mask of {prefix} bits: '192.168.1.77' and 24 give \
        '192.168.1.0'.
        network address of an IP
        Return the address in which all bits after the prefix are 0.
        To which network does this host belong?
        Given an IP address and a prefix length, clear the host bits.
        Applies the netmask to an address.
        """,
        """
        return str(ipaddress.ip_network(f"{address}/{prefix}", strict=False).network_address)
        ---
        number = 0
        for part in address.split("."):
            number = number * 256 + int(part)
        number &= (0xFFFFFFFF << (32 - prefix)) & 0xFFFFFFFF
        return ".".join(str(number >> shift & 255) for shift in (24, 16, 8, 0))
        """,
        lambda r: (_ip(r), r.choice((0, 8, 16, 24, 32, r.randint(0, 32)))),
        "import ipaddress",
    ),
    made(
        "toolbox.broadcast_address",
        "broadcast_address broadcast last_address",
        "address: str; prefix: int",
        "str",
        """
        Broadcast address of the network of {address} with a prefix of {prefix} bits.
        broadcast address
        Return the IPv4 address in which all bits after the prefix are 1.
        What is the last address of the network 10.1.2.3/24?
        Given an IP and a prefix length, set all host bits.
        '192.168.1.77' and 24 give '192.168.1.255'.
        """,
        """
        return str(ipaddress.ip_network(f"{address}/{prefix}", strict=False).broadcast_address)
        ---
        number = 0
        for part in address.split("."):
            number = number * 256 + int(part)
        number |= (1 << (32 - prefix)) - 1
        return ".".join(str(number >> shift & 255) for shift in (24, 16, 8, 0))
        """,
        lambda r: (_ip(r), r.choice((0, 8, 16, 24, 32, r.randint(0, 32)))),
        "import ipaddress",
    ),
    made(
        "toolbox.same_subnet",
        "same_subnet same_network in_same_network",
        "first: str; second: str; netmask: str",
        "bool",
        """
        Are the IPv4 addresses {first} and {second} in the same network under {netmask}, such as \
        '255.255.255.0'?
        same subnet?
        Return True if both addresses agree in all bits that the mask sets.
        Can the two hosts talk without a router?
        Given two addresses and a dotted mask, compare their network parts.
        Masks both addresses and tests whether the results are equal.
        """,
        """
        parts = zip(first.split("."), second.split("."), netmask.split("."))
        return all(int(a) & int(m) == int(b) & int(m) for a, b, m in parts)
        """,
        lambda r: (
            lambda ip: (
                ip,
                r.choice((_ip(r), ip.rpartition(".")[0] + ".9", ip)),
                r.choice(("255.255.255.0", "255.255.0.0", "255.0.0.0", "255.255.255.128")),
            )
        )(_ip(r)),
    ),
    made(
        "toolbox.usable_hosts",
        "usable_hosts host_count number_of_hosts",
        "prefix: int",
        "int",
        """
        Number of usable host addresses in an IPv4 network with {prefix} bits; 2 for /31 and 1 for /32.
        hosts in a subnet
        Return how many hosts fit into a network: all addresses but those of network and broadcast.
        How many devices can a /24 network have?
        Given a prefix length from 0 to 32, take 2 to the power of the host bits, minus 2 up to /30.
        254 for 24.
        """,
        """
        if prefix >= 31:
            return 2 ** (32 - prefix)
        return 2 ** (32 - prefix) - 2
        """,
        lambda r: (r.randint(0, 32),),
    ),
    made(
        "toolbox.ip_class",
        "ip_class address_class class_of_ip",
        "address: str",
        "str",
        """
        Class of an IPv4 {address} by its first number: 'A' to 127, 'B' to 191, 'C' to 223, 'D' to 239, \
        then 'E'.
        IP address class
        Return the letter of the classful network to which the address belongs.
        Is this a class A, B or C address?
        Given a dotted address, look at its first part and return A, B, C, D or E.
        Classful addressing.
        """,
        """
        first = int(address.split(".")[0])
        for limit, letter in ((127, "A"), (191, "B"), (223, "C"), (239, "D")):
            if first <= limit:
                return letter
        return "E"
        """,
        lambda r: (_ip(r),),
    ),
    made(
        "toolbox.ip_to_binary",
        "ip_to_binary address_to_bits ip_bits",
        "address: str",
        "str",
        """
        Write the IPv4 {address} in binary: four groups of 8 bits with dots between them.
        IP address to binary
        Return each of the four numbers with exactly eight binary digits, joined by dots.
        How does the address look in bits?
        Given '10.0.0.1', return '00001010.00000000.00000000.00000001'.
        Convert every octet to base 2 with leading zeros.
        """,
        """
        return ".".join(f"{int(part):08b}" for part in address.split("."))
        ---
        return ".".join(bin(int(part))[2:].zfill(8) for part in address.split("."))
        """,
        lambda r: (_ip(r),),
    ),
    made(
        "toolbox.relative_luminance",
        "relative_luminance luminance color_luminance",
        "red: int; green: int; blue: int",
        "float",
        """
        Relative luminance (WCAG) of the color {red}, {green}, {blue}, from 0.0 to 1.0, rounded to 4 decimals.
        luminance of an RGB color
        Return 0.2126 R + 0.7152 G + 0.0722 B of the linear channels.
        How bright is the color for the eye?
        Each channel c / 255 becomes c / 12.92 up to 0.03928, otherwise ((c + 0.055) / 1.055) ** 2.4; then \
        weigh them.
        Given RGB from 0 to 255, compute the luminance used for contrast.
        """,
        """
        def linear(channel):
            value = channel / 255
            return value / 12.92 if value <= 0.03928 else ((value + 0.055) / 1.055) ** 2.4

        return round(0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue), 4)
        """,
        _rgb,
    ),
    made(
        "toolbox.contrast_ratio",
        "contrast_ratio color_contrast wcag_contrast",
        "first: tuple[int, int, int]; second: tuple[int, int, int]",
        "float",
        """
        Contrast ratio (WCAG) of two RGB colors, from 1.0 to 21.0, rounded to 2 decimals.
        contrast of two colors
        Return (lighter + 0.05) / (darker + 0.05) for the relative luminances of the colors.
        Is text in {first} readable on {second}?
        Given two tuples of red, green and blue, compute how strongly they differ in brightness, in any order.
        Black on white has 21.0, equal colors have 1.0.
        """,
        """
        def luminance(color):
            channels = []
            for channel in color:
                value = channel / 255
                channels.append(value / 12.92 if value <= 0.03928 else ((value + 0.055) / 1.055) ** 2.4)
            return 0.2126 * channels[0] + 0.7152 * channels[1] + 0.0722 * channels[2]

        darker, lighter = sorted((luminance(first), luminance(second)))
        return round((lighter + 0.05) / (darker + 0.05), 2)
        """,
        lambda r: (_rgb(r), _rgb(r)),
    ),
    made(
        "toolbox.hsl_to_rgb",
        "hsl_to_rgb convert_hsl rgb_from_hsl",
        "hue: int; saturation: int; lightness: int",
        "tuple[int, int, int]",
        """
        Convert {hue} (degrees), {saturation} and {lightness} (percent) to red, green and blue from 0 to \
        255, rounded.
        hsl to rgb
        Return the RGB color of an HSL color as a tuple of integers.
        Which red, green and blue give this hue?
        Given 0 to 360 degrees and two percentages, compute the color channels.
        hsl(120, 100%, 50%) is (0, 255, 0).
        """,
        """
        s, l = saturation / 100, lightness / 100

        def channel(n):
            k = (n + hue / 30) % 12
            return round(255 * (l - s * min(l, 1 - l) * max(-1, min(k - 3, 9 - k, 1))))

        return channel(0), channel(8), channel(4)
        """,
        lambda r: (
            r.choice((0, 60, 120, 240, 360, r.randint(0, 360))),
            r.choice((0, 100, 50)),
            r.choice((0, 50, 100, 25)),
        ),
    ),
    made(
        "toolbox.complement_hex",
        "complementary_color invert_hex opposite_color invert_color",
        "color: str",
        "str",
        """
        Inverse of the hex {color} such as '#ff8000': every channel is taken from 255, here '#007fff'.
        invert a hex color
        Return the negative of a color written as '#rrggbb', in lower case.
        Which color is the opposite?
        Given six hex digits after '#', subtract red, green and blue from 255 each.
        Black becomes white, '#00ff00' becomes '#ff00ff'.
        """,
        """
        return f"#{0xFFFFFF - int(color.lstrip('#'), 16):06x}"
        ---
        channels = (255 - int(color[i : i + 2], 16) for i in (1, 3, 5))
        return "#" + "".join(f"{channel:02x}" for channel in channels)
        """,
        lambda r: (r.choice((_hex(r), _hex(r).upper())),),
    ),
    made(
        "toolbox.is_dark_color",
        "is_dark is_dark_color dark_color",
        "color: str; limit: int = 128",
        "bool",
        """
        Is the hex {color} such as '#1a2b3c' dark: (299 red + 587 green + 114 blue) / 1000 below {limit}?
        dark color?
        Return True if the perceived brightness of '#rrggbb' is under the limit.
        Does white text fit on this background?
        Weigh red, green and blue by 0.299, 0.587 and 0.114 and compare the sum with the limit.
        Tells dark colors from light ones.
        """,
        """
        red, green, blue = (int(color[i : i + 2], 16) for i in (1, 3, 5))
        return (299 * red + 587 * green + 114 * blue) / 1000 < limit
        """,
        lambda r: (_hex(r), r.choice((128, 100, 186))),
    ),
    made(
        "toolbox.css_rgb",
        "css_rgb rgb_string format_rgb rgba_text",
        "red: int; green: int; blue: int; alpha: float = 1.0",
        "str",
        """
        CSS text of a color: 'rgb(1, 2, 3)', or 'rgba(1, 2, 3, 0.5)' if {alpha} is below 1.
        color for a style sheet
        Return the color in the notation of CSS, with the opacity only if it is not full.
        How is the color written in CSS?
        Given three channels and an alpha value, format them for a stylesheet.
        rgb() or rgba() string.
        """,
        """
        if alpha < 1:
            return f"rgba({red}, {green}, {blue}, {alpha})"
        return f"rgb({red}, {green}, {blue})"
        """,
        lambda r: (*_rgb(r), r.choice((1.0, 0.5, 0.25))),
    ),
    made(
        "toolbox.parse_css_rgb",
        "parse_rgb rgb_from_text read_css_color",
        "text: str",
        "tuple[int, int, int] | None",
        """
        Read a color {text} such as 'rgb(255, 128, 0)' as a tuple; None if it has another form or a part \
        over 255.
        parse rgb(...)
        Return red, green and blue of a CSS color, with or without spaces after the commas.
        Which numbers does this color text hold?
        Given a string, take the three channels out of 'rgb(r,g,b)'.
        Anything that is no such color gives None.
        """,
        """
        match = re.fullmatch(r"rgb\\(\\s*([0-9]+)\\s*,\\s*([0-9]+)\\s*,\\s*([0-9]+)\\s*\\)", text.strip())
        if match is None:
            return None
        red, green, blue = map(int, match.groups())
        return (red, green, blue) if max(red, green, blue) <= 255 else None
        """,
        lambda r: (
            r.choice(
                (f"rgb{_rgb(r)}", f"rgb{_rgb(r)}".replace(" ", ""), "rgb(1, 2)", "rgb(256, 0, 0)", "red")
            ),
        ),
        "import re",
    ),
    made(
        "toolbox.color_steps",
        "color_gradient gradient color_steps interpolate_colors",
        "start: tuple[int, int, int]; end: tuple[int, int, int]; steps: int",
        "list[tuple[int, int, int]]",
        """
        {steps} RGB colors at equal distances from {start} to {end}, both included; with one step just \
        {start}.
        color gradient
        Return a list of colors that goes evenly from the first to the last, channels rounded.
        Which colors lie between the two?
        Given two RGB tuples and how many colors are wanted, at least 1, mix them step by step.
        Linear interpolation of colors.
        """,
        """
        last = max(1, steps - 1)
        return [
            tuple(round(a + (b - a) * i / last) for a, b in zip(start, end))
            for i in range(steps)
        ]
        """,
        lambda r: (_rgb(r), _rgb(r), r.randint(1, 5)),
    ),
    made(
        "toolbox.color_blend",
        "blend_with_alpha alpha_blend overlay_color",
        "front: tuple[int, int, int]; back: tuple[int, int, int]; alpha: float",
        "tuple[int, int, int]",
        """
        Color that is seen when {front} lies over {back} with an opacity of {alpha} from 0 to 1, channels \
        rounded.
        alpha blending
        Return front times alpha plus back times one minus alpha for each channel.
        Which color results from a half-transparent layer?
        Given two RGB tuples and an opacity, mix foreground and background.
        With 1 only the front is seen, with 0 only the back.
        """,
        """
        return tuple(round(f * alpha + b * (1 - alpha)) for f, b in zip(front, back))
        """,
        lambda r: (_rgb(r), _rgb(r), r.choice((0, 1, 0.5, 0.25))),
    ),
    made(
        "toolbox.has_extension",
        "has_extension is_file_type allowed_file check_extension",
        "filename: str; extensions: list[str]",
        "bool",
        """
        Does {filename} end with one of {extensions}, given without a dot, in upper or lower case?
        allowed file type?
        Return True if the part after the last dot is among the wanted extensions.
        Is this an image, when ['jpg', 'png'] are asked for?
        Given a file name and allowed extensions, check the type of the file, ignoring case.
        A name without a dot has no extension and gives False.
        """,
        """
        _, dot, extension = filename.rpartition(".")
        return bool(dot) and extension.lower() in [allowed.lower() for allowed in extensions]
        """,
        lambda r: (
            r.choice((_file(r), "png-list.txt", "txt")),
            r.sample(["jpg", "PNG", "txt", "csv", "gz", "pdf"], r.randint(0, 3)),
        ),
    ),
    made(
        "toolbox.files_by_extension",
        "group_by_extension files_by_extension group_files",
        "files: list[str]",
        "dict[str, list[str]]",
        """
        Group {files} by their extension in lower case; names without one are under ''.
        group files by extension
        Return a dict from extension (without dot) to the file names, in the order of the list.
        Which files are of which type?
        Given file names, collect those with the same ending after the last dot.
        A dot at the very start, as in '.hidden', begins no extension.
        """,
        """
        groups = {}
        for name in files:
            stem, dot, extension = name.rpartition(".")
            key = extension.lower() if stem else ""
            groups.setdefault(key, []).append(name)
        return groups
        ---
        groups = {}
        for name in files:
            key = os.path.splitext(name)[1][1:].lower()
            groups.setdefault(key, []).append(name)
        return groups
        """,
        lambda r: (r.sample(_FILES, r.randint(0, 6)),),
        "import os",
    ),
    made(
        "toolbox.add_suffix",
        "add_suffix_to_name append_to_filename insert_before_extension",
        "filename: str; suffix: str",
        "str",
        """
        Insert {suffix} into {filename} before its extension: 'photo.jpg' and '_small' give 'photo_small.jpg'.
        suffix before the extension
        Return the file name with a text added to its stem; without an extension it goes to the end.
        How is the copy of the file called?
        Given a name and an addition, put the addition in front of the last dot.
        Keeps the extension of the file; a dot at the very start does not count.
        """,
        """
        stem, dot, extension = filename.rpartition(".")
        if not stem:
            return filename + suffix
        return stem + suffix + dot + extension
        ---
        stem, extension = os.path.splitext(filename)
        return stem + suffix + extension
        """,
        lambda r: (_file(r), r.choice(("_small", "-copy", "", "_v2"))),
        "import os",
    ),
    made(
        "toolbox.rename_numbered",
        "rename_numbered numbered_names batch_rename rename_files",
        "files: list[str]; prefix: str",
        "list[str]",
        """
        New names for {files}: {prefix}, a number from 1 with leading zeros of equal width, and the old \
        extension.
        rename files in a row
        Return names such as 'trip_01.jpg', 'trip_02.jpg'; as many digits as the largest number has.
        What are the photos called after numbering them?
        Given file names and a text for the start, number them in order and keep everything from the last \
        dot on.
        Builds consecutive file names; names without a dot get no extension.
        """,
        """
        width = len(str(len(files)))
        names = []
        for number, name in enumerate(files, 1):
            _, dot, extension = name.rpartition(".")
            names.append(f"{prefix}{number:0{width}}" + (dot + extension if dot else ""))
        return names
        """,
        lambda r: (
            [_file(r) for _ in range(r.choice((0, 3, 11, r.randint(1, 5))))],
            r.choice(("trip_", "img", "")),
        ),
    ),
    made(
        "toolbox.size_by_extension",
        "size_by_extension total_size_by_type bytes_per_extension",
        "files: list[tuple[str, int]]",
        "dict[str, int]",
        """
        Sum of the sizes of {files} (name, bytes) for each extension in lower case, '' without a dot.
        total size per file type
        Return a dict from extension to the number of bytes of all its files, in order of first appearance.
        Which kind of file takes how much space?
        Given pairs of file name and size, add up the sizes by the part after the last dot.
        Disk usage by file type.
        """,
        """
        totals = {}
        for name, size in files:
            _, dot, extension = name.rpartition(".")
            key = extension.lower() if dot else ""
            totals[key] = totals.get(key, 0) + size
        return totals
        """,
        lambda r: ([(_file(r), r.randint(0, 5000)) for _ in range(r.randint(0, 6))],),
    ),
    made(
        "toolbox.visible_files",
        "visible_files without_hidden skip_hidden_files",
        "files: list[str]",
        "list[str]",
        """
        Those of {files} that are not hidden, that is, do not begin with a dot, sorted ignoring case.
        list files without hidden ones
        Return the visible names in alphabetical order.
        What would a plain listing of the folder show?
        Given file names, drop those like '.git' and sort the others; capitals make no difference.
        Filters out dot files.
        """,
        """
        return sorted((name for name in files if not name.startswith(".")), key=str.lower)
        """,
        lambda r: (r.sample([*_FILES, ".git", ".env", "B.txt"], r.randint(0, 6)),),
    ),
    made(
        "toolbox.windows_to_posix",
        "windows_to_posix normalize_slashes to_forward_slashes",
        "path: str",
        "str",
        """
        Write a Windows {path} with forward slashes: 'C:\\\\data\\\\a.txt' becomes 'C:/data/a.txt'; runs \
        become one.
        backslashes to slashes
        Return the path with every backslash replaced and repeated slashes reduced to a single one.
        How is this path written on Unix?
        Given a path with backslashes, or a mix of both, use '/' only.
        Normalizes path separators.
        """,
        """
        return re.sub(r"[\\\\/]+", "/", path)
        ---
        path = path.replace("\\\\", "/")
        while "//" in path:
            path = path.replace("//", "/")
        return path
        """,
        lambda r: (
            r.choice(
                ("C:\\data\\a.txt", "a\\\\b", "x/y\\z", "", "/usr//bin", f"{draw.word(r)}\\{draw.word(r)}")
            ),
        ),
        "import re",
    ),
    made(
        "toolbox.version_tuple_text",
        "format_version version_string version_text",
        "major: int; minor: int; patch: int; label: str = ''",
        "str",
        """
        Write a version as 'v{{major}}.{{minor}}.{{patch}}', with '-' and {label} behind it if there is one.
        format a version number
        Return text such as 'v1.2.3' or 'v1.2.3-beta' from the parts of a semantic version.
        How is the release called?
        Given {major}, {minor} and {patch} and perhaps a label for a pre-release, build the version string.
        Joins numbers by dots with a leading v.
        """,
        """
        version = f"v{major}.{minor}.{patch}"
        return f"{version}-{label}" if label else version
        """,
        lambda r: (r.randint(0, 5), r.randint(0, 12), r.randint(0, 9), r.choice(("", "beta", "rc1"))),
    ),
    made(
        "toolbox.update_kind",
        "update_kind release_type version_change upgrade_type",
        "old: str; new: str",
        "str",
        """
        Kind of the step from version {old} to {new}: 'major', 'minor', 'patch', 'none' or 'downgrade'.
        which part of the version changed
        Return the first part in which two versions 'a.b.c' differ, or 'downgrade' if {new} is lower.
        Is this a major update?
        Given two semantic versions, compare their three numbers and name the kind of change.
        Equal versions give 'none'.
        """,
        """
        before = [int(part) for part in old.split(".")]
        after = [int(part) for part in new.split(".")]
        if after < before:
            return "downgrade"
        for name, a, b in zip(("major", "minor", "patch"), before, after):
            if a != b:
                return name
        return "none"
        """,
        lambda r: (lambda v: (v, r.choice((v, _version(r), v.rpartition(".")[0] + ".9"))))(_version(r)),
    ),
    made(
        "toolbox.valid_ips",
        "filter_valid_ips valid_ips keep_valid_addresses",
        "addresses: list[str]",
        "list[str]",
        """
        Those of {addresses} that are IPv4: four numbers from 0 to 255 with dots, without leading zeros.
        keep valid IP addresses
        Return the texts that are correct dotted addresses, in their order.
        Which of the strings are IPs?
        Given strings, drop everything that has not four parts or a part that is not a number up to 255.
        Filter for valid IPv4 addresses.
        """,
        """
        def valid(address):
            parts = address.split(".")
            return len(parts) == 4 and all(
                part.isascii() and part.isdigit() and int(part) <= 255 and str(int(part)) == part
                for part in parts
            )

        return [address for address in addresses if valid(address)]
        """,
        lambda r: ([_maybe_ip(r) for _ in range(r.randint(0, 5))],),
    ),
    made(
        "toolbox.password_strength",
        "password_strength strength_label rate_password check_password_strength",
        "password: str; minimum: int = 8",
        "str",
        """
        'weak', 'medium' or 'strong': {password} is weak below {minimum} characters or with fewer than 2 \
        kinds, \
strong with all 4 kinds of lower case, upper case, digits and others.
        strength of a password as a word
        Return how good a password is, by its length and by how many kinds of characters it mixes.
        Is this password strong?
        Kinds are small letters, capitals, digits and anything else; two or three kinds are medium, one is \
        weak.
        Rates a password; a short one is weak in any case.
        """,
        """
        kinds = sum((
            any(char.islower() for char in password),
            any(char.isupper() for char in password),
            any(char.isdigit() for char in password),
            any(not char.isalnum() for char in password),
        ))
        if len(password) < minimum or kinds < 2:
            return "weak"
        return "strong" if kinds == 4 else "medium"
        """,
        lambda r: (_password(r), r.choice((8, 6, 10))),
    ),
    made(
        "toolbox.strong_password",
        "is_strong_password strong_password is_valid_password valid_password",
        "password: str; minimum: int = 8",
        "bool",
        """
        Has {password} at least {minimum} characters, a small letter, a capital, a digit and a special \
        character?
        strong password?
        Return True if the password is long enough and mixes lower case, upper case, digits and symbols.
        Does the password follow all the rules?
        Check the length and that each of the four kinds occurs; special is what is neither letter nor \
        digit nor space.
        Validates a password with a special character.
        """,
        """
        return (
            len(password) >= minimum
            and any(char.islower() for char in password)
            and any(char.isupper() for char in password)
            and any(char.isdigit() for char in password)
            and any(not char.isalnum() and not char.isspace() for char in password)
        )
        """,
        lambda r: (_password(r), r.choice((8, 6, 4))),
    ),
    made(
        "toolbox.contains_username",
        "contains_username password_contains_name reveals_name",
        "password: str; username: str",
        "bool",
        """
        Does {password} contain {username}, in any case, forwards or backwards? An empty name is in no \
        password.
        user name in password?
        Return True if the password gives the name of the user away.
        Is the password too close to the account's name?
        Compare without regard to case and also look for the reversed name.
        Checks that the login name is part of the password.
        """,
        """
        if not username:
            return False
        password, username = password.lower(), username.lower()
        return username in password or username[::-1] in password
        """,
        lambda r: (lambda n: (r.choice((_password(r), "x" + n.upper() + "1", n[::-1].lower() + "!")), n))(
            r.choice((*_FIRST, ""))
        ),
    ),
    made(
        "toolbox.suggest_username",
        "suggest_username make_username unique_username create_username",
        "first: str; last: str; taken: list[str]",
        "str",
        """
        User name from the initial of {first} and {last}, all lower case, with the first free number if it \
        is {taken}.
        username from a name
        Return for example 'asmith', or 'asmith2', 'asmith3' when that one is in use.
        Which login does a new person get?
        Given first and last name and the names in use, build a unique name; numbers begin with 2.
        First letter plus last name in small letters, made unique.
        """,
        """
        base = (first[:1] + last).lower()
        name, number = base, 1
        while name in taken:
            number += 1
            name = f"{base}{number}"
        return name
        """,
        lambda r: (
            r.choice(_FIRST),
            r.choice(_LAST),
            r.sample(["asmith", "asmith2", "bjones", "clee", "dlee", "alee", "alee2"], r.randint(0, 7)),
        ),
    ),
    made(
        "toolbox.count_domains",
        "count_domains domain_counts addresses_per_domain most_used_domains",
        "emails: list[str]",
        "list[tuple[str, int]]",
        """
        How many of {emails} are at each domain: (domain, count) pairs, most first, ties by name, all lower \
        case.
        count e-mail domains
        Return the mail providers with their numbers of addresses, in descending order.
        Which domain is used most?
        Given addresses, take what follows the '@', ignore case and count.
        Statistics of mail domains.
        """,
        """
        counts = Counter(email.rpartition("@")[2].lower() for email in emails)
        return sorted(counts.items(), key=lambda item: (-item[1], item[0]))
        """,
        lambda r: ([_email(r) for _ in range(r.randint(0, 6))],),
        "from collections import Counter",
    ),
    made(
        "toolbox.spell_email",
        "obfuscate_email spell_email hide_email protect_email",
        "email: str",
        "str",
        """
        Write {email} so that robots do not find it: '@' becomes ' [at] ' and each '.' becomes ' [dot] '.
        obfuscate an e-mail address
        Return the address with its special characters as words in square brackets.
        How can the address be shown without spam?
        Given 'ann@mail.com', return 'ann [at] mail [dot] com'.
        Replaces the at sign and the dots.
        """,
        """
        return email.replace("@", " [at] ").replace(".", " [dot] ")
        """,
        lambda r: (_email(r),),
    ),
    made(
        "toolbox.phone_digits",
        "clean_phone_number normalize_phone clean_phone phone_digits",
        "phone: str",
        "str",
        """
        Digits of {phone}, with a '+' in front if it begins with one; all else is removed.
        clean a phone number
        Return the number without spaces, dashes, brackets and dots, but keep a leading plus sign.
        Which digits must be dialled?
        Given a phone number as people write it, drop the formatting.
        '+1 (555) 123-4567' becomes '+15551234567'.
        """,
        """
        digits = "".join(char for char in phone if char in "0123456789")
        return "+" + digits if phone.strip().startswith("+") else digits
        ---
        digits = re.sub(r"[^0-9]", "", phone)
        return ("+" if phone.lstrip()[:1] == "+" else "") + digits
        """,
        lambda r: (
            r.choice(
                (
                    "+1 (555) 123-4567",
                    "030/12345",
                    " +49 30 99",
                    "",
                    "555.1234",
                    f"({r.randint(100, 999)}) {r.randint(100, 999)}-{r.randint(1000, 9999)}",
                )
            ),
        ),
        "import re",
    ),
    made(
        "toolbox.us_phone",
        "is_us_phone valid_us_phone is_valid_phone_number",
        "phone: str",
        "bool",
        """
        Is {phone} a US number such as '555-123-4567', '(555) 123-4567', '555.123.4567' or '5551234567'? \
        '+1 ' may lead.
        US phone number?
        Return True for ten digits in one of the usual groupings, with or without the country code 1.
        Does this look like an American phone number?
        Area code, in brackets or not, then three and four digits, parted by a space, dash, dot or nothing.
        Validates the form of a phone number.
        """,
        """
        pattern = r"(\\+?1[ .-]?)?(\\([0-9]{3}\\)|[0-9]{3})[ .-]?[0-9]{3}[ .-]?[0-9]{4}"
        return re.fullmatch(pattern, phone) is not None
        """,
        lambda r: (
            r.choice(
                (
                    "555-123-4567",
                    "(555) 123-4567",
                    "555.123.4567",
                    "5551234567",
                    "+1 555 123 4567",
                    "555-1234",
                    "",
                    "(555 123-4567",
                    "1-555-123-4567",
                    "555-123-456a",
                )
            ),
        ),
        "import re",
    ),
    made(
        "toolbox.iban_groups",
        "format_iban iban_groups pretty_iban",
        "iban: str",
        "str",
        """
        Write an {iban} in capitals and in groups of four characters: 'DE89 3704 0044 ...'.
        format an IBAN
        Return the account number without its old spaces, in upper case, with a space after every four \
        characters.
        How is the IBAN printed on paper?
        Given an IBAN in any spacing and case, group it for reading.
        The last group may be shorter.
        """,
        """
        compact = "".join(iban.split()).upper()
        return " ".join(compact[i : i + 4] for i in range(0, len(compact), 4))
        """,
        lambda r: (
            r.choice(("DE89370400440532013000", "gb29 nwbk 6016 1331 9268 19", "", "nl91ABNA0417164300")),
        ),
    ),
    made(
        "toolbox.mask_account",
        "mask_account mask_iban hide_account_number",
        "number: str; first: int = 4; last: int = 4",
        "str",
        """
        Show only the {first} first and {last} last characters of an account {number}; those between become \
        '*'.
        mask the middle of a number
        Return the number with its middle hidden, equally long; nothing is hidden if it is too short.
        How can an account number be shown safely?
        Given a text, keep both ends and put stars in place of the rest.
        'DE89370400440532' becomes 'DE89********0532'.
        """,
        """
        hidden = len(number) - first - last
        if hidden <= 0:
            return number
        return number[:first] + "*" * hidden + number[len(number) - last :]
        """,
        lambda r: (
            "".join(r.choice("0123456789") for _ in range(r.choice((0, 5, 8, 9, 16, 22)))),
            r.choice((4, 0, 2)),
            r.choice((4, 0, 3)),
        ),
    ),
    made(
        "toolbox.routing_number",
        "is_valid_routing_number routing_number_valid check_routing_number",
        "number: str",
        "bool",
        """
        Is {number} a valid US bank routing number: nine digits with weights 3, 7, 1 adding up to a \
        multiple of 10?
        ABA routing number check
        Return True if the weighted sum of the digits, weights 3, 7, 1 repeating, can be divided by 10.
        Can this be a bank's routing transit number?
        Given a string, check that it has exactly nine digits and the right checksum.
        Validates an ABA number.
        """,
        """
        if len(number) != 9 or not (number.isascii() and number.isdigit()):
            return False
        return sum(int(digit) * weight for digit, weight in zip(number, (3, 7, 1) * 3)) % 10 == 0
        """,
        lambda r: (
            r.choice(
                (
                    "111000025",
                    "021000021",
                    "123456789",
                    "12345678",
                    "a21000021",
                    "122105155",
                    f"{r.randint(0, 999999999):09}",
                )
            ),
        ),
    ),
    made(
        "toolbox.issn_valid",
        "is_valid_issn issn_check valid_issn",
        "issn: str",
        "bool",
        """
        Is {issn} such as '0378-5955' valid: seven digits and a check character, weights 8 to 1, sum \
        divisible by 11?
        ISSN check
        Return True for a correct serial number of a magazine; a final 'X' counts 10.
        Is the ISSN right?
        Four digits, a dash, three digits and a digit or X; the sum weighted with 8, 7, ..., 1 must be a \
        multiple of 11.
        Validates the number of a journal.
        """,
        """
        if not re.fullmatch(r"[0-9]{4}-[0-9]{3}[0-9X]", issn):
            return False
        values = [10 if char == "X" else int(char) for char in issn.replace("-", "")]
        return sum(value * weight for value, weight in zip(values, range(8, 0, -1))) % 11 == 0
        """,
        lambda r: (
            r.choice(
                (
                    "0378-5955",
                    "2434-561X",
                    "0378-5956",
                    "03785955",
                    "",
                    "2434-561x",
                    f"{r.randint(0, 9999):04}-{r.randint(0, 9999):04}",
                )
            ),
        ),
        "import re",
    ),
    made(
        "toolbox.cvv_valid",
        "is_valid_cvv valid_cvv check_security_code",
        "code: str; amex: bool = False",
        "bool",
        """
        Has the security {code} of a card exactly 3 digits, or 4 if it is an {amex}?
        CVV valid?
        Return True if the text consists of the right number of digits and nothing else.
        Can this be the number on the back of the card?
        Given a string, check for three digits, or four for American Express.
        Validates a card's CVV.
        """,
        """
        return len(code) == (4 if amex else 3) and code.isascii() and code.isdigit()
        """,
        lambda r: (r.choice(("123", "1234", "12", "12a", "", f"{r.randint(0, 9999)}")), r.random() < 0.4),
    ),
    made(
        "toolbox.monogram",
        "monogram initials get_initials name_to_initials",
        "name: str; separator: str = ''",
        "str",
        """
        Capital first letters of all words of {name}, joined by {separator}.
        initials of a name
        Return the initials of a full name in upper case, for example 'JFK' or with dots 'J.F.K'.
        What are the initials?
        Given a name of any number of words, take the first letter of each one and join them.
        Abbreviates a name to its initials with a separator between them.
        """,
        """
        return separator.join(word[0].upper() for word in name.split())
        """,
        lambda r: (
            " ".join(r.choice((*_FIRST, *_LAST)) for _ in range(r.randint(0, 3))),
            r.choice(("", ".", "-", " ")),
        ),
    ),
    made(
        "toolbox.formal_greeting",
        "formal_greeting salutation greet_formally letter_greeting",
        "last: str; title: str = ''; first: str = ''",
        "str",
        """
        Salutation of a letter: 'Dear Dr. Lee,' with a {title}, else 'Dear Ann Lee,', else 'Dear Lee,'.
        greeting of a letter
        Return 'Dear', then the title if there is one, otherwise the first name if known, the last name and \
        a comma.
        How does the letter begin?
        Given a {last} name and perhaps a {title} or {first} name, build the formal salutation.
        With a title the first name is left out.
        """,
        """
        if title:
            return f"Dear {title} {last},"
        if first:
            return f"Dear {first} {last},"
        return f"Dear {last},"
        """,
        lambda r: (r.choice(_LAST), r.choice(("", "Dr.", "Ms.")), r.choice(("", *_FIRST))),
    ),
    made(
        "toolbox.step_text",
        "step_text step_label progress_text",
        "current: int; total: int",
        "str",
        """
        Text such as 'Step 2 of 5 (40%)' for the {current} of {total} steps, the percentage rounded down.
        step x of y
        Return how far a process is, as the number of the step and in percent.
        Which step are we at?
        Given the number of the step and of all steps, write both and the share; 0 steps give 100%.
        Label for the progress of a wizard.
        """,
        """
        percent = 100 * current // total if total else 100
        return f"Step {current} of {total} ({percent}%)"
        """,
        lambda r: (lambda t: (r.randint(0, t), t))(r.choice((0, 1, 5, r.randint(1, 30)))),
    ),
    made(
        "toolbox.progress_percent_bar",
        "progress_bar_with_percent text_progress_bar render_progress loading_bar",
        "percent: int; width: int = 10; fill: str = '#'; empty: str = '-'",
        "str",
        """
        Progress bar of {width} characters for {percent}, then the number: '[####------] 40%'.
        progress bar with percentage
        Return a bar in square brackets, filled with {fill} in proportion and with {empty} for the rest, \
        and the percent.
        How far is it, drawn as text?
        Values below 0 and above 100 are limited; the number of filled places is rounded down.
        Draws progress in percent.
        """,
        """
        percent = max(0, min(100, percent))
        filled = width * percent // 100
        return f"[{fill * filled}{empty * (width - filled)}] {percent}%"
        """,
        lambda r: (
            r.choice((0, 40, 99, 100, r.randint(-10, 120))),
            r.choice((10, 20, 5)),
            r.choice("#=*"),
            r.choice("-. "),
        ),
    ),
    made(
        "toolbox.remaining_time",
        "remaining_time estimate_remaining eta time_left",
        "done: int; total: int; elapsed: float",
        "float | None",
        """
        Seconds that are still needed when {done} of {total} took {elapsed} seconds, 1 decimal; None if \
        none is done.
        estimated time remaining
        Return the expected time for the rest at the speed so far.
        How long will it still take?
        Given the number of finished and of all items and the time used, extrapolate.
        ETA of a job that runs evenly.
        """,
        """
        if done == 0:
            return None
        return round(elapsed / done * (total - done), 1)
        """,
        lambda r: (lambda t: (r.randint(0, t), t, float(r.randint(0, 100))))(r.randint(1, 20)),
    ),
    made(
        "toolbox.text_menu",
        "text_menu format_menu menu_text show_menu",
        "title: str; options: list[str]",
        "str",
        """
        A menu as text: {title}, a line of '=' below it, then '1) option' for each of {options}, and '0) \
        Exit'.
        text menu
        Return the lines of a console menu joined by line breaks, options numbered from 1.
        What does the program show for the user to choose from?
        Given a heading and choices, number them and add the way out as number 0.
        Formats a small menu.
        """,
        """
        lines = [title, "=" * len(title)]
        lines += [f"{number}) {option}" for number, option in enumerate(options, 1)]
        lines.append("0) Exit")
        return "\\n".join(lines)
        """,
        lambda r: (r.choice(("Menu", "Main menu", "Shop")), draw.words(r, 0, 4)),
    ),
    made(
        "toolbox.menu_choice",
        "menu_choice parse_choice read_choice selected_option",
        "answer: str; options: list[str]",
        "str | None",
        """
        The one of {options} that the user means with {answer}: its number from 1, or its beginning in any \
        case.
        read a menu choice
        Return the chosen option, or None if the number is out of range or the text fits none or several \
        options.
        Which option did the user pick?
        Given what was typed, accept a number or an unambiguous start of an option; outer spaces do not \
        matter.
        Interprets input for a menu; an empty answer chooses nothing.
        """,
        """
        answer = answer.strip().lower()
        if not answer:
            return None
        if answer.isascii() and answer.isdigit():
            number = int(answer)
            return options[number - 1] if 1 <= number <= len(options) else None
        matching = [option for option in options if option.lower().startswith(answer)]
        return matching[0] if len(matching) == 1 else None
        """,
        lambda r: (
            r.choice(("1", "2", "9", "0", "s", "st", " Open ", "", "sa", "x")),
            r.sample(["Open", "Save", "Stop", "Start", "Quit"], r.randint(0, 5)),
        ),
    ),
    made(
        "toolbox.table_from_dicts",
        "table_from_dicts records_to_table format_records dicts_to_text_table",
        "rows: list[dict]; columns: list[str]",
        "list[str]",
        """
        A text table of {rows}: a line with {columns}, a line of dashes, then the values, padded and joined \
        by ' | '.
        dicts as a text table
        Return the lines of a table with a header; each column is as wide as its longest cell.
        How can these records be printed in aligned columns?
        Missing values are empty; cells are left-aligned and spaces at the end of lines are removed.
        Formats a list of dictionaries.
        """,
        """
        cells = [columns] + [[str(row.get(column, "")) for column in columns] for row in rows]
        widths = [max(len(line[i]) for line in cells) for i in range(len(columns))]
        lines = [" | ".join(cell.ljust(w) for cell, w in zip(line, widths)).rstrip() for line in cells]
        lines.insert(1, "-+-".join("-" * width for width in widths))
        return lines
        """,
        lambda r: (
            [draw.mapping(r, 0, 3) | {"name": draw.word(r)} for _ in range(r.randint(0, 3))],
            ["name", *r.sample(["cat", "dog", "red"], r.randint(0, 2))],
        ),
    ),
    made(
        "toolbox.requests_by_ip",
        "requests_per_ip hits_by_ip top_visitors count_requests",
        "lines: list[str]; n: int = 3",
        "list[tuple[str, int]]",
        """
        The {n} addresses with the most log {lines}, which begin with an IP and a space: (address, count), \
        most first.
        top IPs of an access log
        Return who made the most requests; equal counts are in order of first appearance.
        Which visitors come most often?
        Given lines of a web server log, count their first words and list the most frequent ones.
        Hits per client; empty lines are skipped.
        """,
        """
        counts = Counter(line.split()[0] for line in lines if line.strip())
        return counts.most_common(n)
        ---
        counts = {}
        for line in lines:
            words = line.split()
            if words:
                counts[words[0]] = counts.get(words[0], 0) + 1
        return sorted(counts.items(), key=lambda item: -item[1])[:n]
        """,
        lambda r: (
            [
                r.choice(("10.0.0.1 GET /", "10.0.0.2 GET /a", "1.1.1.1 POST /", "8.8.8.8 GET /x", ""))
                for _ in range(r.randint(0, 7))
            ],
            r.randint(1, 3),
        ),
        "from collections import Counter",
    ),
    made(
        "toolbox.log_between",
        "log_lines_between filter_log_by_time lines_in_time_range",
        "lines: list[str]; start: str; end: str",
        "list[str]",
        """
        Those log {lines} whose leading time 'HH:MM:SS' is from {start} to {end}, both included.
        log lines of a time range
        Return the entries that were written between two times of the day.
        What happened in that period?
        Given lines that begin with a time, keep the ones within the limits, in their order.
        Filters a log by time.
        """,
        """
        return [line for line in lines if start <= line[:8] <= end]
        """,
        lambda r: (
            [
                f"{r.randint(8, 12):02}:{r.choice((0, 30))}:00 {draw.word(r)}".replace(":0:", ":00:")
                for _ in range(6)
            ],
            f"0{r.randint(8, 9)}:30:00",
            f"1{r.randint(0, 2)}:00:00",
        ),
    ),
    made(
        "toolbox.errors_per_hour",
        "errors_per_hour count_by_hour level_per_hour",
        "lines: list[str]; level: str = 'ERROR'",
        "dict[str, int]",
        """
        How many log {lines} like '09:15:00 ERROR disk full' have the {level}, for each hour '09', hours in \
        order.
        errors per hour
        Return a dict from the hour, as two digits, to the number of entries with the wanted level.
        In which hours did errors happen?
        Given lines 'HH:MM:SS LEVEL message', count those of one level by hour; hours without any are missing.
        Counts problems by hour of the day.
        """,
        """
        counts = {}
        for line in lines:
            parts = line.split()
            if len(parts) > 1 and parts[1] == level:
                hour = parts[0][:2]
                counts[hour] = counts.get(hour, 0) + 1
        return dict(sorted(counts.items()))
        """,
        lambda r: (
            [
                f"{r.randint(8, 12):02}:{r.randint(0, 59):02}:00 {r.choice(('INFO', 'ERROR'))} {draw.word(r)}"
                for _ in range(r.randint(0, 6))
            ],
            r.choice(("ERROR", "INFO")),
        ),
    ),
    made(
        "toolbox.has_access",
        "has_access role_allows is_authorized has_role_level",
        "role: str; required: str; hierarchy: list[str]",
        "bool",
        """
        Is {role} at least as high as {required} in {hierarchy}, which lists the roles from lowest to highest?
        role high enough?
        Return True if the user's role comes at or after the needed one; unknown roles never have access.
        May an editor do what needs a viewer?
        Given the order of the roles, compare the two by their positions.
        Checks access by rank of roles.
        """,
        """
        if role not in hierarchy or required not in hierarchy:
            return False
        return hierarchy.index(role) >= hierarchy.index(required)
        """,
        lambda r: (
            r.choice(("guest", "user", "editor", "admin", "root")),
            r.choice(("guest", "user", "editor", "admin", "root")),
            ["guest", "user", "editor", "admin"],
        ),
    ),
    made(
        "toolbox.permission_flags",
        "permission_names flags_to_names decode_permissions",
        "value: int; names: list[str]",
        "list[str]",
        """
        Names of the permissions that are set in {value}: bit i stands for the i-th of {names}.
        bit flags to names
        Return the names whose bits are 1, the lowest bit first.
        Which rights does this number contain?
        Given a number and a list of names, test one bit after the other.
        5 with ['read', 'write', 'run'] gives ['read', 'run'].
        """,
        """
        return [name for i, name in enumerate(names) if value >> i & 1]
        ---
        return [name for i, name in enumerate(names) if value & (1 << i)]
        """,
        lambda r: (r.randint(0, 15), ["read", "write", "run", "admin"][: r.randint(0, 4)]),
    ),
    made(
        "toolbox.pages_with_dots",
        "page_numbers_with_dots pagination_with_ellipsis pager",
        "current: int; total: int",
        "list[str]",
        """
        Page numbers for a pager: the first, the last, {current} and its neighbors of {total}; gaps are '...'.
        pagination with ellipsis
        Return texts such as ['1', '...', '4', '5', '6', '...', '10'].
        Which page links are shown?
        Given the current page from 1 on and the number of pages, list the useful numbers and mark each jump.
        A pager that leaves out distant pages.
        """,
        """
        wanted = {1, total, current - 1, current, current + 1}
        result, last = [], 0
        for page in sorted(page for page in wanted if 1 <= page <= total):
            if page - last > 1:
                result.append("...")
            result.append(str(page))
            last = page
        return result
        """,
        lambda r: (lambda t: (r.randint(1, t), t))(r.choice((1, 2, 3, r.randint(4, 20)))),
    ),
    made(
        "toolbox.page_bounds",
        "page_bounds slice_for_page page_slice page_range",
        "page: int; size: int; total: int",
        "tuple[int, int]",
        """
        Start and end index (end not included) of the items on {page} (from 1) with {size} items each of \
        {total}.
        slice of a page
        Return which positions of a list are shown on a page; beyond the last page both are {total}.
        From which to which index does the page go?
        Given page number, page size and number of items, compute the bounds for slicing.
        Offset and end of a page.
        """,
        """
        start = min((page - 1) * size, total)
        return start, min(start + size, total)
        """,
        lambda r: (r.randint(1, 6), r.randint(1, 10), r.randint(0, 40)),
    ),
    made(
        "toolbox.markdown_heading",
        "markdown_heading md_heading format_heading",
        "text: str; level: int = 1",
        "str",
        """
        Markdown heading of {level} 1 to 6 with {text}: '## Title' for level 2; the level is limited to 1 \
        to 6.
        markdown heading
        Return as many '#' as the level says, a space and the text.
        How is a heading written in Markdown?
        Given a title and a level, build the line.
        Makes '# Title', '## Title' and so on.
        """,
        """
        return "#" * max(1, min(6, level)) + " " + text
        """,
        lambda r: (draw.sentence(r, 1, 3), r.randint(-1, 8)),
    ),
    made(
        "toolbox.html_table",
        "html_table make_html_table table_to_html",
        "header: list[str]; rows: list[list[str]]",
        "str",
        """
        HTML table with a {header} in <th> and {rows} in <td>, all in one line without spaces.
        html table from rows
        Return '<table>', a '<tr>' for the header and each row with their cells, and '</table>'.
        How do these rows look in HTML?
        Given column titles and rows of texts, build the code of a table; &, < and > are not escaped.
        Turns a list of lists into HTML.
        """,
        """
        def row(cells, tag):
            return "<tr>" + "".join(f"<{tag}>{cell}</{tag}>" for cell in cells) + "</tr>"

        return "<table>" + row(header, "th") + "".join(row(cells, "td") for cells in rows) + "</table>"
        """,
        lambda r: (lambda n: (draw.words(r, n, n), [draw.words(r, n, n) for _ in range(r.randint(0, 3))]))(
            r.randint(1, 3)
        ),
    ),
    made(
        "toolbox.html_image",
        "image_tag img_tag html_image",
        "source: str; alt: str = ''; width: int | None = None",
        "str",
        """
        HTML image: '<img src="a.png" alt="text">', with ' width="80"' if a {width} is given.
        img tag
        Return the tag of an image with its {source}, alternative text {alt} and perhaps a width.
        How is a picture put into a web page?
        Given file and description, build the img element; without a width that attribute is left out.
        Makes HTML for a picture.
        """,
        """
        size = "" if width is None else f' width="{width}"'
        return f'<img src="{source}" alt="{alt}"{size}>'
        """,
        lambda r: (
            r.choice(("a.png", "pics/b.jpg")),
            r.choice(("", "A cat", "logo")),
            r.choice((None, 80, 640)),
        ),
    ),
)
