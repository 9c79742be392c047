"""What all tests share: no test fails for the speed of the machine it runs on."""

from __future__ import annotations

from hypothesis import settings

settings.register_profile("egcfg", deadline=None)
settings.load_profile("egcfg")
