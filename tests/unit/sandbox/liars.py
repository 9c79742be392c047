# ruff: noqa: E501
"""Programs whose ``f`` does not know what a test expects, and tries to pass it nevertheless."""

LIE = """\
class Lie:
    __hash__ = lambda self: 0
    __bool__ = lambda self: True
    __len__ = lambda self: 1
    __iter__ = lambda self: iter([])
    __call__ = lambda self, *a, **k: self
    __getattr__ = lambda self, name: self
    __index__ = __int__ = lambda self: 0
    __float__ = lambda self: 0.0
    __str__ = __repr__ = lambda self: 'True'
    __enter__ = lambda self: self
    __exit__ = lambda self, *a: True
    __round__ = __neg__ = __pos__ = __abs__ = __reversed__ = lambda self, *a: self
for name in 'eq ne lt le gt ge contains'.split():
    setattr(Lie, f'__{name}__', lambda self, other: True)
for name in 'add sub mul truediv floordiv mod pow and or xor matmul getitem'.split():
    setattr(Lie, f'__{name}__', lambda self, other: self)
    setattr(Lie, f'__r{name}__', lambda self, other: 0)
class Zero(Lie):
    __bool__ = lambda self: False
    __eq__ = lambda self, other: True
    __ne__ = lambda self, other: False
    __sub__ = __rsub__ = lambda self, other: 0
    __hash__ = lambda self: 0
"""
RETURNED = {
    "everything": "Lie()",
    "nothing": "Zero()",
    "int": "type('int', (int,), {'__eq__': lambda s, o: True, '__hash__': int.__hash__})(0)",
    "int that is different from nothing": "type('I', (int,), {'__ne__': lambda s, o: False})(0)",
    "str": "type('str', (str,), {'__eq__': lambda s, o: True, '__hash__': str.__hash__})('x')",
    "float": "type('float', (float,), {'__eq__': lambda s, o: True, '__sub__': lambda s, o: 0.0})(0)",
    "bytes": "type('bytes', (bytes,), {'__eq__': lambda s, o: True})(b'x')",
    "list": "type('list', (list,), {'__eq__': lambda s, o: True, '__iter__': lambda s: iter([])})([1])",
    "tuple": "type('tuple', (tuple,), {'__eq__': lambda s, o: True})((1,))",
    "set": "type('set', (set,), {'__eq__': lambda s, o: True, '__len__': lambda s: 0})({1})",
    "dict": "type('dict', (dict,), {'__eq__': lambda s, o: True, '__missing__': lambda s, k: Lie()})()",
    "in a list": "[Lie()]",
    "in a tuple": "(Lie(), Lie())",
    "deep inside": "[({'a': [Lie()]},)]",
    "as a key": "{Lie(): 1}",
    "as a value": "{1: Lie(), 'a': Lie()}",
    "in a set": "{Lie()}",
    "in a counter": "__import__('collections').Counter({Lie(): Lie()})",
    "in a deque": "__import__('collections').deque([Lie()])",
    "in a default": "__import__('collections').defaultdict(Lie)",
    "view of keys": "{Lie(): 1}.keys()",
    "view of values": "{1: Lie()}.values()",
    "view of items": "{1: Lie()}.items()",
    "generator": "(Lie() for _ in range(3))",
    "empty generator that goes on": "iter(lambda: Lie(), None)",
    "map": "map(lambda x: Lie(), [1, 2])",
    "zip": "zip([Lie()], [Lie()])",
    "range": "range(0)",
    "class": "Lie",
    "type of its own": "type('M', (type,), {'__eq__': lambda s, o: True, '__hash__': type.__hash__})('X', (), {})",
    "named tuple": "__import__('collections').namedtuple('P', 'x y')(1, 2)",
    "namespace": "__import__('types').SimpleNamespace(real=Lie(), name=Lie())",
    "mock": "__import__('unittest.mock').mock.MagicMock(**{'__eq__.return_value': True})",
    "any": "__import__('unittest.mock').mock.ANY",
    "approx of its own": "type('approx', (), {'__eq__': lambda s, o: True, '__abs__': lambda s: 0})()",
    "decimal": "__import__('decimal').Decimal('NaN')",
    "fraction": "type('F', (__import__('fractions').Fraction,), {'__eq__': lambda s, o: True})(1, 2)",
    "enum": "__import__('enum').Enum('E', {'A': 0}, type=int).A",
    "memory": "memoryview(b'x')",
    "array": "__import__('array').array('i', [0])",
    "function": "lambda *a: Lie()",
    "partial": "__import__('functools').partial(Lie)",
    "bound method": "Lie().anything",
    "property": "property(lambda s: Lie())",
    "module": "type('m', (__import__('types').ModuleType,), {'__eq__': lambda s, o: True})('m')",
    "exception": "ValueError(Lie())",
    "not implemented": "NotImplemented",
    "itself": "f",
    "weak reference": "__import__('weakref').proxy(KEPT)",
    "proxy of a dictionary": "__import__('types').MappingProxyType({1: Lie()})",
}
PROGRAMS = {name: f"{LIE}KEPT = Lie()\ndef f(*a):\n    return {value}\n" for name, value in RETURNED.items()}
PROGRAMS |= {
    name: LIE + text
    for name, text in {
        "class in place of a function": "class f(Lie):\n    def __init__(self, *a): pass\n",
        "object in place of a function": "f = Lie()\ndef g(): pass\n",
        "coroutine": "async def f(*a):\n    return Lie()\n",
        "lying about its class": "class C(Lie):\n    __class__ = int\ndef f(*a):\n    return C()\n",
        "property for a class": (
            "class C(Lie):\n    __class__ = property(lambda self: type(self.real))\ndef f(*a):\n    return C()\n"
        ),
        "metaclass with the hash of list": (
            "class M(type):\n    __hash__ = lambda c: hash(list)\n    __eq__ = lambda c, o: True\n"
            "class C(Lie, metaclass=M):\n    pass\ndef f(*a):\n    return C()\n"
        ),
        "metaclass with the hash of str": (
            "class M(type):\n    __hash__ = lambda c: hash(str)\n    __eq__ = lambda c, o: True\n"
            "class C(str, metaclass=M):\n    __eq__ = lambda s, o: True\n    __hash__ = str.__hash__\n"
            "def f(*a):\n    return C('x')\n"
        ),
        "metaclass that makes instances of everything": (
            "class M(type):\n    __instancecheck__ = __subclasscheck__ = lambda c, o: True\n"
            "class C(Lie, metaclass=M):\n    pass\ndef f(*a):\n    return C()\n"
        ),
        "patched operator": (
            "import operator, math\n"
            "for m in (operator, math):\n    for n in dir(m):\n        if n[:1] != '_':\n"
            "            setattr(m, n, lambda *a, **k: True)\ndef f(*a):\n    return Lie()\n"
        ),
        "patched builtins": (
            "import builtins\n"
            "for n in 'len sum all any sorted isinstance abs round min max repr str print type list set'.split():\n"
            "    setattr(builtins, n, lambda *a, **k: True)\ndef f(*a):\n    return 0\n"
        ),
        "builtins of its own": (
            "len = sum = all = any = sorted = isinstance = abs = round = min = max = repr = str = list = set "
            "= lambda *a, **k: True\ndef f(*a):\n    return Lie()\n"
        ),
        "builtins of its own, hidden": (
            "sum = all = any = len = sorted = lambda *a, **k: True\n"
            "import builtins\nbuiltins.globals = dict\ndef f(*a):\n    return Lie()\n"
        ),
        "helpers of its own": (
            "same = verify = check = eq = right = approx = isclose = lambda *a, **k: True\n"
            "def verify(*a): return True\ndef same(*a): return True\ndef f(*a):\n    return Lie()\n"
        ),
        "patched in the test's names": (
            "import sys\ndef f(*a):\n    names = sys._getframe(1).f_globals\n"
            "    for n in list(names):\n        if n[:2] != '__' and n != 'f':\n            names[n] = Lie()\n"
            "    names['same'] = names['right'] = lambda *a: True\n    return Lie()\n"
        ),
        "changes what it is given": (
            "def f(*a):\n    for x in a:\n        if isinstance(x, list):\n            x[:] = [Lie()]\n"
            "        if isinstance(x, dict):\n            x.clear()\n    return a[0] if a else Lie()\n"
        ),
        "prints": "def f(*a):\n    print(True)\n    print(0)\n    print([])\n",
        "patched print": "import builtins\nbuiltins.print = lambda *a: 0\ndef f(*a):\n    return Lie()\n",
        "patched output": (
            "import sys\nclass Out:\n    def write(self, text):\n        sys.__stdout__.write('True\\n')\n"
            "    def flush(self): pass\nsys.stdout = Out()\nsys.displayhook = lambda v: print(True)\n"
            "def f(*a):\n    return Lie()\n"
        ),
        "patched pytest and unittest": (
            "import sys, types, unittest\nm = types.ModuleType('pytest')\nm.approx = lambda *a, **k: Lie()\n"
            "sys.modules['pytest'] = m\nunittest.TestCase.assertEqual = lambda *a: None\n"
            "def f(*a):\n    return Lie()\n"
        ),
        "fake modules": (
            "import sys, types\n"
            "class M(types.ModuleType):\n    __getattr__ = lambda self, name: lambda *a, **k: True\n"
            "for n in ('operator', 'math', 'helpers', 'numpy', 'pytest'):\n    sys.modules[n] = M(n)\n"
            "def f(*a):\n    return Lie()\n"
        ),
        "raises": "def f(*a):\n    raise AssertionError(Lie())\n",
        "raises something with a lying text": (
            "class ValueError(Exception):\n    __str__ = lambda self: '...'\n"
            "    __eq__ = lambda s, o: True\ndef f(*a):\n    raise ValueError(Lie())\n"
        ),
        "ends": "def f(*a):\n    raise SystemExit(0)\n",
        "ends at once": "import os\ndef f(*a):\n    os._exit(0)\n",
        "patched encoder": (
            "import sys\nsys.modules['_egcfg_worker.wire'].Encoder.encode = lambda self, value: True\n"
            "def f(*a):\n    return Lie()\n"
        ),
        "patched encoder that says nothing": (
            "import sys\nsys.modules['_egcfg_worker.wire'].Encoder.encode = lambda self, value: ['l', []]\n"
            "def f(*a):\n    return Lie()\n"
        ),
        "forged report": (
            "import os, json\ndef f(*a):\n    for n in range(3000):\n"
            "        b = json.dumps({'kind': 'test', 'index': n, 'values': [True] * 9, 'error': None, 'out': '',"
            " 'err': '', 'trace': [], 'truncated': False}).encode()\n"
            "        os.write(3, len(b).to_bytes(4, 'big') + b)\n    return True\n"
        ),
        "looks for what is expected": (
            "import gc, re\ndef f(x=0, *a):\n    found = set()\n"
            "    for o in gc.get_objects():\n        try:\n            t = repr(o)\n        except Exception:\n"
            "            continue\n        if len(t) < 100000 and 'egcfg' not in t[:20]:\n"
            "            found |= set(re.findall('secret-[0-9]+', t))\n"
            "    return sorted(found)[-1] if found else Lie()\n"
        ),
        "deletes": (
            "class D(Lie):\n    def __del__(self):\n        import builtins\n        builtins.len = lambda o: 0\n"
            "        globals()['f'] = lambda *a: True\ndef f(*a):\n    D()\n    return Lie()\n"
        ),
        "replaced code": (
            "def g(*a):\n    return Lie()\ndef f(*a):\n    f.__code__ = g.__code__\n    return Lie()\n"
        ),
        "changed numbers": (
            "import ctypes\ndef f(*a):\n    ctypes.c_long.from_address(id(0) + 24).value = 1\n    return Lie()\n"
        ),
        "tracing": "import sys\ndef f(*a):\n    sys.settrace(lambda *b: None)\n    return Lie()\n",
        "threads": (
            "import threading, sys\ndef f(*a):\n    names = sys._getframe(1).f_globals\n"
            "    threading.Thread(target=lambda: names.update(x=Lie()), daemon=True).start()\n    return Lie()\n"
        ),
        "changes its answer later": (
            "kept = []\ndef f(*a):\n    kept.append(a)\n    return Lie() if len(kept) % 2 else kept\n"
        ),
    }.items()
}
