"""Files of records."""

import gzip
import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import pytest

Write = Callable[[Sequence[Mapping[str, Any]]], str]


@pytest.fixture
def write(tmp_path):
    """``write(records)`` is the path of a gzipped file of them."""

    def made(records):
        path = tmp_path / "data.jsonl.gz"
        path.write_bytes(gzip.compress("".join(json.dumps(one) + "\n" for one in records).encode()))
        return str(path)

    return made
