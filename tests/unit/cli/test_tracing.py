from egcfg_lsp.reports.lines import render
from sandbox import Outcome, TestCase, TestResult, Trace, TraceEvent

SOURCE = """\
def running_totals(numbers):
    totals = []
    total = 0
    for number in numbers:
        total += number
        totals.append(total)
    if not totals:
        return None
    return totals
"""
LINES = dict(enumerate(SOURCE.splitlines(), start=8))

EXPECTED = """\
pass    running_totals([1, 2]) == [1, 3]
   1x   8  def running_totals(numbers):  numbers = [1, 2]
   1x   9      totals = []               totals = []
   1x  10      total = 0                 total = 0
   3x  11      for number in numbers:    number = 1 | 2
   2x  12          total += number       total = 1 | 3
   2x  13          totals.append(total)  totals = [1] | [1, 3]
   1x  14      if not totals:
       15          return None
   1x  16      return totals             -> [1, 3]
"""


def event(line, kind="line", **more):
    return TraceEvent(kind, line, "running_totals", **more)


EVENTS = (
    event(8, "call", values={"numbers": "[1, 2]"}),
    event(9, values={"totals": "[]"}),
    event(10, values={"total": "0"}),
    event(11, values={"number": "1"}),
    event(12, values={"total": "1"}),
    event(13, values={"totals": "[1]"}),
    event(11, values={"number": "2"}),
    event(12, values={"total": "3"}),
    event(13, values={"totals": "[1, 3]"}),
    event(11),
    event(14),
    event(16),
    event(16, "return", returned="[1, 3]"),
)


def result(events, outcome=Outcome.PASS, truncated=False, **more):
    test = TestCase("t", "assert running_totals([1, 2]) == [1, 3]")
    return TestResult(test, outcome, True, "running_totals([1, 2])", trace=Trace(events, truncated), **more)


def test_every_line_with_what_it_did():
    assert render(LINES, result(EVENTS)) == EXPECTED


def test_an_exception_stands_where_it_was_raised():
    events = (event(8, "call"), event(9, "exception", exception="NameError: name 'x' is not defined"))
    text = render(LINES, result(events, Outcome.ERROR, exception="NameError: name 'x' is not defined"))
    assert text.splitlines()[0].endswith(": NameError: name 'x' is not defined")
    assert text.splitlines()[2].endswith("! NameError: name 'x' is not defined")


def test_the_middle_of_long_loops_is_left_out():
    events = tuple(event(11, values={"number": str(number)}) for number in range(100))
    line = render(LINES, result(events)).splitlines()[4]
    assert line.endswith("number = 0 | 1 | 2 | 3 | ...95 | 99")


def test_a_cut_trace_says_so():
    assert "more happened" in render(LINES, result(EVENTS, truncated=True))
