# Attempts: hold the parent up with tables of many keys.

def frame(body):
    return len(body).to_bytes(4, "big") + body


def attack(world):
    import json, os
    pairs = [[["t", [number, str(number)]], number] for number in range(60_000)]
    os.write(3, frame(json.dumps({"kind": "test", "index": 0, "out": "", "err": "", "error": None, "trace": [],
                                  "values": [["d", pairs], ["D", "Counter", pairs]]}).encode()))
    os.write(3, frame(json.dumps({str(number): {} for number in range(90_000)}).encode()))
