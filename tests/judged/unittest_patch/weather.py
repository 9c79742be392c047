import os
import time
from urllib.request import urlopen

UNIT = "C"


def fetch(city):
    with urlopen(f"https://example.org/{city}") as answer:
        return answer.read().decode()


def report(city):
    return f"{city}: {fetch(city)} {UNIT}"


def stamped(text):
    return f"{time.time():.0f} {text}"


def home():
    return os.environ.get("WEATHER_HOME", "nowhere")


def retry(action, times):
    for _ in range(times):
        try:
            return action()
        except OSError:
            time.sleep(60)
    return None
