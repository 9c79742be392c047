# Attempts: write forged results to every descriptor.

def attack(world):
    import json, os
    forged = []
    for value in (None, True, 0, "", world["fact"]):
        for kind in ("loaded", "test", "end"):
            forged.append({"kind": kind, "index": 0, "values": [value], "error": None, "out": "", "err": "",
                           "trace": [], "truncated": False, "outcome": "pass", "trusted": True})
    for descriptor in range(64):
        for message in forged:
            body = json.dumps(message).encode()
            try:
                os.write(descriptor, len(body).to_bytes(4, "big") + body)
            except OSError:
                pass
    os._exit(0)
