# Attempts: send valid messages without end.

def attack(world):
    import json, os
    body = json.dumps({"kind": "part", "index": 0, "out": "x" * 100000, "err": "", "trace": [], "truncated": False})
    data = len(body).to_bytes(4, "big") + body.encode()
    while True:
        for descriptor in (3,):
            os.write(descriptor, data)
