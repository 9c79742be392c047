# Attempts: answer from a thread while the worker reports.

def attack(world):
    import json, os, threading
    body = json.dumps({"kind": "test", "index": 0, "values": ["expected-0"], "error": None, "out": "", "err": "",
                       "trace": [], "truncated": False}).encode()

    def forge():
        while True:
            try:
                os.write(3, len(body).to_bytes(4, "big") + body)
            except OSError:
                pass

    threading.Thread(target=forge, daemon=True).start()
    return "x" * 500_000
