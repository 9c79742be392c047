"""What a piece of code speaks of: variables as they are written, attributes with a dot before them."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator

Mentions = frozenset[str]

CHANGES = "<changes>"
"""Mentioned by what changes its arguments or anything else that outlives it."""
_LOGGING = frozenset("logging loguru structlog contextvars".split())
"""Modules of which something is made when a module is imported, and used in its functions: a logger."""
_MODULES = _LOGGING | frozenset(
    "random secrets time shutil subprocess socket sqlite3 tempfile requests httpx urllib http ftplib smtplib "
    "threading multiprocessing asyncio signal ctypes importlib pickle atexit webbrowser gc warnings locale "
    "platform getpass linecache fileinput zipfile tarfile shelve dbm concurrent pdb aiohttp urllib3 "
    "websockets paramiko boto3 imaplib poplib socketserver dotenv".split()
)
"""Modules whose functions write, read what changes, or draw at random, or do what cannot be seen."""
_HARMLESS = {
    "os": frozenset(("path",)),
    "sys": frozenset(
        "byteorder float_info getsizeof hash_info int_info intern maxsize maxunicode platform version "
        "version_info".split()
    ),
}
"""What alone is harmless of a module that otherwise reads or changes the process."""
_LEADING_NOWHERE = frozenset(("math", "cmath"))
"""Modules whose functions are none of the project, though its own may have their names: ``math.log``."""
_NO_ATTRIBUTES = frozenset("compile eval exec hash id input vars time help warnings locale platform".split())
"""Names that say nothing where they are attributes: ``re.compile``, ``row.id``."""
_NAMES = frozenset(
    "open print input exec eval compile breakpoint exit quit globals locals vars setattr delattr id hash "
    "__import__ __builtins__ __subclasses__ __dict__ __globals__ methodcaller read_text read_bytes write "
    "write_text write_bytes writelines unlink mkdir rmdir rmtree touch rename symlink_to hardlink_to chmod "
    "exists is_file is_dir iterdir glob rglob listdir scandir stat getsize getmtime getcwd cwd home "
    "expanduser system popen Popen spawn fork kill getenv putenv environ stdin stdout stderr urandom "
    "random randint randrange uniform shuffle choice choices sample gauss seed token_hex token_bytes uuid1 "
    "uuid4 now utcnow today time monotonic perf_counter process_time sleep localtime gmtime urlopen request "
    "connect send recv execute commit session getpid gethostname NotImplementedError warn warning pprint pp "
    "help echo secho print_exc print_exception print_stack print_tb set_trace isfile isdir islink ismount "
    "lexists samefile getatime getctime lstat readlink is_symlink is_mount expandvars rand randn randperm "
    "default_rng manual_seed setfirstweekday setcontext field_size_limit register_dialect seterr "
    "set_printoptions set_option cache_clear".split()
)
EFFECTS = _NAMES | _MODULES | {f".{name}" for name in (_NAMES | _MODULES) - _NO_ATTRIBUTES} | {CHANGES}
"""What speaks of one of these is not reused: it may write, read what changes, draw at random, or be
unfinished."""
EFFECTS_AT_IMPORT = EFFECTS - _LOGGING - {f".{name}" for name in _LOGGING}
"""What does something when it is imported speaks of one of these."""
_EVERYDAY = frozenset(name for kind in (str, bytes, list, dict, set, tuple, int, float) for name in dir(kind))


def followed(mention: str) -> str:
    """The name of a definition that ``mention`` may mean; nothing for methods that builtin types have."""
    name = mention.removeprefix(".")
    return "" if name != mention and name in _EVERYDAY else name


def mentioned(nodes: Iterable[ast.AST], own: frozenset[str] = frozenset()) -> Mentions:
    """What ``nodes`` themselves speak of, not what is inside them; without the variables in ``own``."""
    return frozenset(found for node in nodes for found in _by(node) if found not in own)


def first_lines(nodes: Iterable[ast.AST]) -> dict[str, int]:
    """What ``nodes`` themselves speak of, each with the first line that does."""
    found: dict[str, int] = {}
    for node in nodes:
        for name in _by(node):
            line = int(getattr(node, "lineno", 0))
            found[name] = min(line, found.get(name, line))
    return found


def all_inside(nodes: Iterable[ast.AST]) -> Iterator[ast.AST]:
    """``nodes`` and everything in them."""
    return (inner for node in nodes for inner in ast.walk(node))


def imported(node: ast.Import | ast.ImportFrom) -> Iterator[tuple[str, Mentions]]:
    """The names that an import binds, each with what it stands for, as far as that says something."""
    for alias in node.names:
        if isinstance(node, ast.ImportFrom):
            meant = {alias.name, *_of_interest(node.module or ""), *_of_process(node.module, alias.name)}
        else:
            renamed = alias.name in _HARMLESS and alias.asname not in (None, alias.name)
            meant = {"system"} if renamed else _of_interest(alias.name)
        yield alias.asname or alias.name.partition(".")[0], frozenset(meant)


def _of_interest(module: str) -> set[str]:
    """Of a dotted module name the parts that tell of effects."""
    return {*module.split(".")} & _MODULES


def _of_process(module: str | None, name: str) -> set[str]:
    """Tells of effects where ``name`` of ``module`` reads or changes the process."""
    return set() if name in _HARMLESS.get(module or "", (name,)) else {"system"}


def _by(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
        yield node.id
    elif isinstance(node, ast.Attribute):
        module = node.value.id if isinstance(node.value, ast.Name) else ""
        if module not in _LEADING_NOWHERE:
            yield from (f".{node.attr}", *_of_process(module, node.attr))
    elif isinstance(node, ast.Import | ast.ImportFrom):
        for _, meant in imported(node):
            yield from meant
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "getattr":
        name = node.args[1] if len(node.args) > 1 else None
        known = name.value if isinstance(name, ast.Constant) else None
        yield f".{known}" if isinstance(known, str) else "exec"
