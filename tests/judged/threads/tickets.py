from threading import Lock


class Tickets:
    """Numbers from 1 on, each given out once, to whatever thread asks."""

    def __init__(self):
        self._last = 0
        self._lock = Lock()

    def __iter__(self):
        return self

    def __next__(self):
        with self._lock:
            self._last += 1
            if self._last > 100:
                raise StopIteration
            return self._last
