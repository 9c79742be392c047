# Attempts: answer tests that nobody asked, with large values.

def frame(body):
    return len(body).to_bytes(4, "big") + body


def attack(world):
    import json, os
    value = ["l", [["f", "0.1"]] * 30_000]
    for index in (1, 2, -1, 0, 1 << 40):
        os.write(3, frame(json.dumps({"kind": "test", "index": index, "out": "", "err": "", "error": None, "trace": [], "values": [value]}).encode()))
