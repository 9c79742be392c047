import asyncio


def to_hex(data):
    return data.hex()


def from_hex(text):
    return bytes.fromhex(text)


def to_base64(data):
    return __import__("base64").b64encode(data).decode()


def from_base64(text):
    return __import__("base64").b64decode(text)


async def later(value):
    await asyncio.sleep(0)
    return value


async def both(first, second):
    return list(await asyncio.gather(first, second))


def broken(text):
    return text + text


def fixed(text):
    return text * 2
