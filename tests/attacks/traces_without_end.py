# Attempts: send the longest traces that are taken, again and again.

def frame(body):
    return len(body).to_bytes(4, "big") + body


def attack(world):
    import json, os
    event = ["line", 1, "f", [["n" * 100 + str(number), "v" * 80, "t" * 60] for number in range(40)], None, None]
    body = json.dumps({"kind": "part", "index": 0, "out": "", "err": "", "trace": [event] * 60, "truncated": False}).encode()
    while True:
        os.write(3, frame(body))
