# Attempts: replace json, os and builtins, so that the worker would report a pass.

import builtins
import json
import os


def attack(world):
    json.dumps = lambda *a, **k: '{"outcome": "pass"}'
    json.JSONEncoder.encode = lambda *a: '{"outcome": "pass"}'
    json.encoder.c_make_encoder = json.encoder.encode_basestring_ascii = None
    os.write = lambda descriptor, data: len(data)
    os._exit = lambda status: None
    builtins.repr = builtins.len = builtins.type = builtins.isinstance = lambda *a: True
    builtins.AssertionError = builtins.BaseException = Exception
    return True
