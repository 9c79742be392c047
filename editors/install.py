"""Installs the server into an environment of its own, for an editor.

    python3 install.py SOURCE FOLDER CONSTRAINTS

SOURCE is the wheel, or the folder of sources. Each line of stdout is a JSON object: ``{"step": TEXT}``, or at
the end ``{"failed": KIND, "message": TEXT, "command": TEXT}``, where the command mends it, if there is one.
What uv and pip say goes to stderr. Needs only the standard library, and runs on old Pythons too.
"""

from __future__ import annotations

import json
import os
import platform
import re
import shutil
import subprocess
import sys
from collections import deque
from pathlib import Path

OLDEST = (3, 11)
NAMES = ("python3.13", "python3.12", "python3.11")
CPU_INDEX = "https://download.pytorch.org/whl/cpu"
GPUS = ("/dev/nvidiactl", "/dev/dxg")
LLAMA = "-DGGML_NATIVE=ON -DLLAVA_BUILD=OFF " + " ".join(
    f"-DLLAMA_BUILD_{part}=OFF" for part in ("COMMON", "TOOLS", "SERVER")
)
NO_DSE = "-DCMAKE_CXX_FLAGS='-fno-tree-dse -fno-dse'"
"""GCC before 14 drops the stores that set up AMX registers, and the first long pass crashes."""
DONE = "complete"
"""The file in an environment that names what was installed, written last."""
UV = "curl -LsSf https://astral.sh/uv/install.sh | sh"
"""Brings a Python of its own where there is none."""
MANAGERS = {"apt-get": "g++", "dnf": "gcc-c++", "zypper": "gcc-c++", "pacman": "gcc", "apk": "g++"}
CAUSES = {
    "space": r"No space left on device|\[Errno 28\]|os error 28|[Dd]isk quota exceeded",
    "venv": r"ensurepip is not available|No module named '?(venv|ensurepip)",
    "compiler": r"CMAKE_C(XX)?_COMPILER|[Uu]nable to find .*compiler",
    "proxy": r"ProxyError|[Pp]roxy Authentication|\b407\b|tunnel error",
    "network": r"NewConnectionError|NameResolutionError|Max retries|(Connect|Read)Timeout|SSLError|dns error"
    r"|error sending request|Failed to fetch|[Cc]onnection (refused|reset|timed out)|Network is unreachable",
}
"""Kinds of failures, and what uv, pip, venv and CMake say then."""
_DOWNLOAD = re.compile(r"Downloading (\S+) \(([\d.]+) ?([MG])i?B\)")


class Failed(Exception):
    """Why nothing was installed."""

    def __init__(self, kind: str, message: str, command: str = "") -> None:
        super().__init__(message)
        self.kind, self.command = kind, command


def main(words: list[str]) -> int:
    if words == ["cmake-args"]:  # for the Makefile
        print(cmake_args())
        return 0
    source, folder, constraints = words
    try:
        install(source, Path(folder), constraints)
    except Failed as failed:
        tell(failed=failed.kind, message=str(failed), command=failed.command)
        return 1
    except OSError as error:
        kind = "space" if error.errno == 28 else "other"
        tell(failed=kind, message=message(kind, Path(folder), str(error)), command="")
        return 1
    return 0


def install(source: str, folder: Path, constraints: str) -> None:
    """Makes the environment anew. Raises ``Failed``."""
    uv = os.environ.get("UV") or shutil.which("uv")
    with_gpu = platform.system() != "Linux" or any(map(os.path.exists, GPUS))
    gigabytes = 10.0 if with_gpu and platform.system() == "Linux" else 2.5
    folder.parent.mkdir(parents=True, exist_ok=True)
    if shutil.disk_usage(folder.parent).free < gigabytes * 1e9:
        raise Failed("space", message("space", folder.parent, f"it needs {gigabytes:g} GB"))
    shutil.rmtree(folder, ignore_errors=True)
    tell(step="making an environment")
    with_uv = [uv, "venv", "--quiet", "--python", python(uv), str(folder)] if uv else []
    run(with_uv or [python(uv), "-m", "venv", str(folder)], folder)
    inside = str(folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python"))
    pip = [uv, "pip", "install", "--python", inside] if uv else [inside, "-m", "pip", "install", "--no-input"]
    fill = [*pip, "-c", constraints]
    tell(step="compiling llama.cpp, some minutes")  # first: without a compiler, nothing else is downloaded
    run([*fill, "llama-cpp-python"], folder)
    if not with_gpu:  # where its index cannot be reached, the larger one comes with the rest
        tell(step="PyTorch without CUDA")
        patience = [] if uv else ["--retries", "1"]
        run([*fill, *patience, "--no-deps", "--index-url", CPU_INDEX, "torch"], folder, must=False)
    tell(step="the other packages")
    run([*fill, source], folder)
    (folder / DONE).write_text(Path(source).name, encoding="utf-8")


def python(uv: str | None) -> str:
    """A Python that is new enough; uv can bring one. Raises ``Failed``."""
    for each in (sys.executable, *filter(None, map(shutil.which, NAMES))):
        ask = [each, "-I", "-c", f"import sys; sys.exit(sys.version_info < {OLDEST})"]
        if (
            subprocess.run(ask, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False).returncode
            == 0
        ):
            return each
    if uv:
        return ">=3.11"
    found = platform.python_version()
    raise Failed(
        "python", f"egcfg needs Python 3.11 or later, and found {found}. uv brings one; install it.", UV
    )


def run(command: list[str], folder: Path, must: bool = True) -> None:
    """Runs a step, and tells what it downloads. Raises ``Failed`` if it fails, and ``must`` not."""
    tail: deque[str] = deque(maxlen=200)
    environment = {**os.environ, "CMAKE_ARGS": os.environ.get("CMAKE_ARGS") or cmake_args()}
    print("$", *command, file=sys.stderr, flush=True)
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL, env=environment,
        text=True, errors="replace",
    )  # fmt: skip
    with process:
        for line in process.stdout or ():
            tail.append(line)
            print(line, end="", file=sys.stderr, flush=True)
            if download := _DOWNLOAD.search(line):
                name = re.split(r"-\d|[=<>]", download[1].rsplit("/", 1)[-1])[0]
                tell(step=f"downloading {name} ({download[2]} {download[3]}B)")
    if must and process.returncode != 0:
        raise failure("".join(tail), folder)


def failure(said: str, folder: Path) -> Failed:
    """Why a step failed, from what it said last."""
    kind = next((kind for kind, pattern in CAUSES.items() if re.search(pattern, said)), "other")
    lines = [line.strip() for line in said.splitlines() if line.strip()]
    errors = [line for line in lines if re.match(r"(?i)(error|fatal|×)", line)] or lines
    return Failed(kind, message(kind, folder, errors[-1] if errors else "no reason"), mend(kind, said))


def message(kind: str, folder: Path, why: str) -> str:
    """What the person reads: what is wrong, and what to do."""
    return {
        "space": f"There is too little space in {folder} for egcfg: {why}. Free some, then try again.",
        "venv": "Python cannot make environments here. Install its module venv, then try again.",
        "compiler": "There is no C++ compiler, which llama.cpp needs. Install one, then try again.",
        "proxy": "The proxy refuses. Correct its address, then try again.",
        "network": "The package index cannot be reached. Connect, or name your proxy, then try again.",
    }.get(kind, f"egcfg could not be installed: {why}")


def mend(kind: str, said: str = "") -> str:
    """The command that mends it on this machine; empty where there is none."""
    if kind == "compiler" and platform.system() == "Darwin":
        return "xcode-select --install"
    manager = next(filter(shutil.which, MANAGERS), "")
    add = {"pacman": "pacman -S", "apk": "apk add"}.get(manager, f"{manager} install")
    if kind == "compiler" and manager:
        return f"sudo {add} {MANAGERS[manager]}"
    if kind == "venv":
        package = re.search(r"apt install (python3[\d.]*-venv)", said)  # as Debian's Python says
        return f"sudo apt-get install {package[1]}" if package else UV
    return ""


def cmake_args() -> str:
    """How llama.cpp is compiled, unless CMAKE_ARGS says otherwise."""
    compiler = shutil.which(os.environ.get("CXX", "c++"))
    version = (
        subprocess.run([compiler, "--version"], capture_output=True, text=True, check=False)
        if compiler
        else None
    )
    is_clang = version is not None and "clang" in version.stdout
    return LLAMA if is_clang else f"{LLAMA} {NO_DSE}"


def tell(**what: str) -> None:
    print(json.dumps(what), flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
