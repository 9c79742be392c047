"""The libraries that are measured: pure Python, with tests in their source distributions."""

from __future__ import annotations

from dataclasses import dataclass

PYTEST = "pytest==9.2.0"
_COVERAGE = "pytest-cov==7.1.0"


@dataclass(frozen=True)
class Library:
    """A pinned source distribution, and what its tests need beside pytest."""

    name: str
    version: str
    sha256: str
    style: str
    """How its tests are written."""
    needs: tuple[str, ...] = ()
    options: tuple[str, ...] = ()
    """Of pytest, without which not even its own tests can be collected with doctests."""

    @property
    def requirement(self) -> str:
        """Returns the distribution as pip reads it."""
        return f"{self.name}=={self.version}"


LIBRARIES = (
    Library(
        "toolz",
        "1.2.0",
        "9667a038e9d6ecba37995e26cb2f59ec6420b6ad8dd9677de59db9b956b08490",
        "plain asserts, doctests",
    ),
    Library(
        "python-slugify",
        "9.2.0",
        "cee32948083476013804de1667724fb1362dacb71e47b1d5d92adf8db6ee3298",
        "unittest",
    ),
    Library(
        "inflection",
        "0.5.1",
        "1a29730d366e996aaacffb2f1f1cb9593dc38e2ddd30c91250c6dde09ea9b417",
        "parametrized, doctests",
    ),
    Library(
        "more-itertools",
        "11.2.1",
        "cbf08fd0af284dc69718b9b76a8e6203df624d70209ea511e4219d350c856f63",
        "unittest, doctests",
    ),
    Library(
        "boltons",
        "26.2.0",
        "d39cfd15c1a1c3bd4d705c82252fa9edb8e4f5e8cc039f8e39afac7b1b47e92c",
        "plain asserts, unittest, doctests with flags",
    ),
    Library(
        "wcwidth",
        "0.6.0",
        "cdc4e4262d6ef9a1a57e018384cbeb1208d8abbc64176027e2c2455c81313159",
        "parametrized, doctests",
        (_COVERAGE,),
    ),
    Library(
        "natsort",
        "8.4.0",
        "45312c4a0e5507593da193dedd04abb1469253b601ecaf63445ad80f0a1ea581",
        "hypothesis, fixtures, doctests",
        ("hypothesis==6.140.0", "pytest-mock==3.15.1"),
        ("--ignore=dev",),
    ),
    Library(
        "parse",
        "1.22.4",
        "706d458feed5a81b02768d3156e8070baf6cee7d150a3a3c0cd43101a875c3b5",
        "plain asserts, doctests in a text file",
        (_COVERAGE,),
    ),
    Library(
        "cachetools",
        "8.0.2",
        "30ac523adfc118b51d2b2e7bad8a0ddb31370dfe2700c7f10ca224f36ccf81e0",
        "unittest with mixins",
    ),
    Library(
        "itsdangerous",
        "2.2.0",
        "e0050c0b7da1eea53ffaf149c0cfbb5c6e2e2b69c4bef22c81fa6eb73e5f6173",
        "fixtures, classes with bases elsewhere",
        ("freezegun==1.5.5",),
    ),
    Library(
        "semver",
        "3.1.2",
        "bea193552413194252d33ff26ce0962b76669bd1c6fb17e8e203ac37f072feaf",
        "parametrized, fixtures, doctests in a namespace",
        ("packaging==25.0", _COVERAGE),
    ),
    Library(
        "asyncstdlib",
        "3.14.0",
        "f99396992a3bba7495d8cf6c832bfe8c8727f61213233d3569a5a9cbd1c04385",
        "async by a decorator, parametrized",
        ("typing-extensions==4.15.0",),
    ),
    Library(
        "aiolimiter",
        "1.3.0",
        "7343008c2228e89def7d4ce29ab98ee98822bf5db69018c09c90088929f7c104",
        "async by a plugin, parametrized",
        ("pytest-asyncio==1.4.0", _COVERAGE, "dunamai==1.26.5", "typing-extensions==4.15.0"),
    ),
    Library(
        "tabulate",
        "0.10.0",
        "e2cfde8f79420f6deeffdeda9aaec3b6bc5abce947655d17ac662b126e48a60d",
        "plain asserts, doctests",
    ),
    Library(
        "iniconfig",
        "2.3.1",
        "67f4b9c50da0dedf52af349e7749a80a9057a5031199791b906c3bb3ae878960",
        "fixtures, parametrized",
    ),
)
