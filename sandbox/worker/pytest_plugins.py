"""pytest and its plugins, imported once in the zygote; what a forked child cannot host is left out."""

from __future__ import annotations

import contextlib
import importlib
import importlib.metadata
import os
import sys

_LEFT_OUT = {
    "xdist": (
        "-n= --numprocesses= --dist= --tx= --maxprocesses= --maxschedchunk= --max-worker-restart= "
        "--no-loadscope-reorder -f --looponfail",
        "looponfailroots rsyncdirs rsyncignore",
    ),
    "forked": ("--forked", ""),
    "cov": (
        "--cov? --cov-report= --cov-config= --cov-fail-under= --cov-context= --cov-append --cov-branch "
        "--cov-reset --no-cov --no-cov-on-fail",
        "",
    ),
    "timeout": (
        "--timeout= --timeout-method= --timeout-disable-debugger-detection --session-timeout=",
        "timeout timeout_method timeout_func_only timeout_disable_debugger_detection session_timeout",
    ),
    "benchmark": ("--benchmark-disable --benchmark-enable --benchmark-skip --benchmark-only", ""),
}
"""Plugins that start processes or take the alarm clock, by name without ``pytest``; with their options
(``=``: takes a value, ``?``: may take one) and settings, which are accepted and do nothing."""
_CACHE = (
    "--lf --last-failed --ff --failed-first --nf --new-first --lfnf= --last-failed-no-failures= "
    "--cache-clear --sw --stepwise --sw-skip --stepwise-skip --sw-reset --stepwise-reset",
    "cache_dir",
)
"""The same for pytest's own cache, which would write into the project."""


class Pytest:
    """pytest in this interpreter, if there is one."""

    def __init__(self) -> None:
        self.module = None
        self._plugins: list[tuple[str, object]] = []
        self._left_out = [_CACHE]

    def load(self) -> bool:
        """Imports pytest, its own parts and the installed plugins, once; False if there is none."""
        if self.module is not None:
            return True
        try:
            self.module = importlib.import_module("pytest")
        except ImportError:
            return False
        os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"  # they are handed over instead
        default = getattr(importlib.import_module("_pytest.config"), "default_plugins", ())
        for name in (*("_pytest." + part for part in default), "_pytest.assertion.rewrite", "asyncio"):
            with contextlib.suppress(Exception):
                importlib.import_module(name)
        for name, module in _installed():
            kind = name.replace("-", "_").replace("pytest_", "").partition(".")[0]
            if kind in _LEFT_OUT:
                self._left_out.append(_LEFT_OUT[kind])
                continue
            with contextlib.suppress(Exception):
                self._plugins.append((name, importlib.import_module(module)))
        return True

    def explain_asserts(self, config):
        """A function that makes asserts tell more, as pytest does with test files; None if it should not."""
        if config.getoption("assertmode", "rewrite") != "rewrite":
            return None
        rewrite = sys.modules["_pytest.assertion.rewrite"].rewrite_asserts
        return lambda tree, source, path: rewrite(tree, source, path, config)

    def register(self, parser, manager) -> None:
        """Hands over the plugins, and accepts what is said to those that are left out."""
        for options, settings in dict.fromkeys(self._left_out):
            for option in options.split():
                _accept(parser.getgroup("left out"), option)
            for name in settings.split():
                with contextlib.suppress(ValueError, AssertionError):
                    parser.addini(name, "of something that is left out", default=None)
        for name, plugin in self._plugins:
            if not manager.is_blocked(name) and not manager.is_registered(plugin):
                manager.register(plugin, name)


def _installed() -> list[tuple[str, str]]:
    """Names and modules of the plugins that are installed."""
    found = {}
    for distribution in importlib.metadata.distributions():
        for point in distribution.entry_points:
            if point.group == "pytest11":
                found[point.name] = point.value.partition(":")[0].strip()
    return sorted(found.items())


def _accept(group, option: str) -> None:
    kind = {"=": {"action": "append"}, "?": {"action": "append", "nargs": "?"}}.get(option[-1])
    settings = kind or {"action": "store_true"}
    with contextlib.suppress(ValueError):  # there is one of this name
        group._addoption(
            option.rstrip("=?"), dest="left_out" + "_value" * bool(kind), default=None, **settings
        )


def blocked() -> list[str]:
    """Arguments that keep out what is left out, however a project asks for it."""
    names = [form for name in _LEFT_OUT for form in (name, "pytest_" + name)]
    return [part for name in ("cacheprovider", *names) for part in ("-p", "no:" + name)]
