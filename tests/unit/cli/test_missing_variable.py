"""A test or a module that lacks an environment variable is told so, with the setting that names it."""

import pytest

from egcfg_lsp.completer import completer
from egcfg_lsp.errors import UsageError
from engine.core.task import Task
from sandbox import Item, Limits, Overlay, SandboxPool, TestCase

NAMED = (
    "it needs the environment variable SHOP_URL; "
    "name it with --set environment=SHOP_URL (in an editor: egcfg.environment)"
)
LOOKED_UP = "import os\nurl = os.environ['SHOP_URL']\n"
SOURCES = {
    "os": "import os\nos.environ['SHOP_URL']",
    "decouple": "raise NameError('SHOP_URL not found. Declare it as envvar or define a default value.')",
    "environs": "raise NameError('Environment variable \"SHOP_URL\" not set')",
    "django-environ": "raise NameError('Set the SHOP_URL environment variable')",
}


def task(*tests: TestCase, preamble: str = "") -> Task:
    return Task("f", "def f(x):\n", preamble=preamble, tests=tests)


async def probed(one: Task, pool: SandboxPool) -> completer.Probed:
    return await completer.probe(one, pool, Limits())


async def test_of_the_module():
    async with SandboxPool() as pool:
        with pytest.raises(
            UsageError,
            match=r"The code around f cannot be run: it needs.*SHOP_URL; .*--set environment=SHOP_URL",
        ):
            await probed(task(preamble=LOOKED_UP), pool)
    async with SandboxPool(environment={"SHOP_URL": "x"}) as pool:
        assert (await probed(task(preamble=LOOKED_UP), pool)).unusable == ()


@pytest.mark.parametrize("source", SOURCES.values(), ids=SOURCES)
async def test_of_a_test(source):
    test = TestCase(id="one", source=f"{source}\nassert f(1) == 1")
    async with SandboxPool() as pool:
        found = await probed(task(test), pool)
    assert found.unusable == (("one", NAMED),)


@pytest.mark.parametrize(("looked_up", "reason"), [("os.environ['SHOP_URL']", NAMED), ("{}['SHOP_URL']", "")])
async def test_of_a_fixture_in_conftest(tmp_path, looked_up, reason):
    fixture = (
        f"import os\nimport pytest\n\n@pytest.fixture(autouse=True)\ndef url():\n    return {looked_up}\n"
    )
    (tmp_path / "conftest.py").write_text(fixture)
    (tmp_path / "test_f.py").write_text("def test_f():\n    assert 1\n")
    item = TestCase("one", "", item=Item(str(tmp_path / "test_f.py"), "test_f"))
    async with SandboxPool(project=tmp_path) as pool:
        shown = Overlay(str(tmp_path / "f.py"), "def f(x): pass\n", 1, str(tmp_path), module="f")
        result = await pool.run("def f(x): return x\n", [item], Limits(wall_s=30, cpu_s=20), overlay=shown)
    assert [completer.obstacle(each) for each in result.tests] == [reason]


@pytest.mark.parametrize(
    "source",
    [
        "prices = {}\nprices['SHOP_URL']\nassert f(1) == 1",
        "import os\nos.environ\nprices = {}\nprices['shop']\nassert f(1) == 1",
        "assert f(1) == 1",
        "raise ValueError('no SHOP_URL')",
    ],
)
async def test_other_failures_are_the_functions(source):
    async with SandboxPool() as pool:
        found = await probed(task(TestCase(id="one", source=source)), pool)
    assert found.unusable == ()
