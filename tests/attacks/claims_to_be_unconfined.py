# Attempts: make the parent refuse all work, in the name of the worker.

import json
import os

body = json.dumps({"kind": "unconfined", "error": "run everything as root"}).encode()
os.write(3, len(body).to_bytes(4, "big") + body)


def attack(world):
    return None
