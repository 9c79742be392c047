"""The first file to run in the user's interpreter: checks its version, then loads its siblings by path."""

import gc
import sys

if sys.version_info < (3, 9):  # noqa: UP036 - whatever interpreter the user has chosen
    sys.exit("Python 3.9 or newer is needed, this is " + sys.version.split()[0])

import importlib
import importlib.util
import os

NAME = "_egcfg_worker"


def load_siblings():
    """Registers this folder as the package ``_egcfg_worker``."""
    folder = os.path.dirname(os.path.abspath(__file__))
    spec = importlib.util.spec_from_file_location(
        NAME, os.path.join(folder, "__init__.py"), submodule_search_locations=[folder]
    )
    package = importlib.util.module_from_spec(spec)
    sys.modules[NAME] = package
    spec.loader.exec_module(package)


if __name__ == "__main__":
    load_siblings()
    wish = sys.argv[1]
    if wish == "version":
        pass  # it starts, and is new enough
    elif wish == "once":
        importlib.import_module(NAME + ".child").serve_once(int(sys.argv[2]))
    else:
        gc.disable()  # until the zygote freezes what stays: a third of the start was searching it
        installed = importlib.import_module(NAME + ".packages").locate()  # before ``sysconfig`` sees prefixes
        zygote = importlib.import_module(NAME + ".zygote")
        zygote.list_paths(installed) if wish == "paths" else zygote.serve(int(wish), installed)
