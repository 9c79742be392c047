"""Lists files and folders whose change makes a warm interpreter out of date."""

from __future__ import annotations

import os
import sys
import sysconfig

_MOST = 200


def paths(folders) -> list[str]:
    """Where packages are installed, what the interpreter is, and modules of ``folders`` that are loaded."""
    installed = [sysconfig.get_paths()[name] for name in ("purelib", "platlib")]
    installed += [path for path in sys.path if path.endswith(("site-packages", "dist-packages"))]
    loaded = [getattr(module, "__file__", None) for module in list(sys.modules.values())]
    own = [
        file
        for file in loaded
        if isinstance(file, str) and file.startswith(tuple(f + os.sep for f in folders))
    ]
    return list(
        dict.fromkeys(
            [*installed, os.path.join(sys.prefix, "pyvenv.cfg"), os.path.realpath(sys.executable), *own]
        )
    )[:_MOST]
