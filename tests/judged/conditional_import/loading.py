try:
    import no_such_json as json
except ImportError:
    import json

try:
    from no_such_toml import loads as toml
except ImportError:

    def toml(text):
        return dict(line.split(" = ") for line in text.splitlines())


def load(text):
    return json.loads(text)


def dump(value):
    return json.dumps(value, sort_keys=True)


def yaml(text):
    return text.split(": ")


def arrow(rows):
    return len(rows)
