# Attempts: send more values than the parent can rebuild in time.

def attack(world):
    import json, os
    body = json.dumps({"kind": "test", "index": 0, "values": [[]] * 1_000_000, "error": None, "out": "", "err": "",
                       "trace": [], "truncated": False}).encode()
    os.write(3, len(body).to_bytes(4, "big") + body)
    body = body.replace(b"[], ", b"0,  ")
    os.write(3, len(body).to_bytes(4, "big") + body)
