import inspect
import sys
from pathlib import Path

import inspecting
from inspecting import arguments, caller, depth, documented, line, module, names, source_lines, where


def test_caller():
    assert caller() == "test_caller"


def test_where():
    name, number = where(); here = sys._getframe().f_lineno
    assert (name, number) == (__name__, here)


def test_arguments():
    assert arguments(documented) == ["value"]
    assert arguments(lambda a, *b, c=1: a) == ["a", "b", "c"]


def test_documented():
    assert documented(3) == "number 3"
    assert documented.__doc__ == "Say a number."
    assert inspect.get_annotations(documented) == {"value": int, "return": str}
    assert inspect.signature(documented).return_annotation is str


def test_source_lines():
    assert source_lines(test_caller) == 2
    assert source_lines(test_source_lines) == 3


def test_depth():
    assert depth([[], [[]]]) == 3
    assert depth(1) == 0


def test_module():
    assert module() == "inspecting" == inspecting.__name__
    assert Path(inspecting.__file__) == Path(__file__).with_name("inspecting.py")
    assert sys.modules["inspecting"].module is module


def test_names():
    local = 1
    assert names(locals()) == ["local"]


def test_thing():
    thing = inspecting.Thing()
    assert thing.name() == "Thing/Thing"
    assert thing.made_by == "Thing"


def test_line():
    assert line() == 1
