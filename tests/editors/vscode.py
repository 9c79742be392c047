"""VS Code (code-server) with the extension, shown by a Chromium that nobody sees."""

import itertools
import json
import os
import re
import shutil
import subprocess
import sys
import time
from contextlib import contextmanager
from pathlib import Path

from PIL import Image, ImageChops

from tests.editors.conftest import PICTURES, ROOT

HERE = Path(__file__).parent
EXTENSION = ROOT / "editors" / "vscode"
PATIENT = {
    "egcfg.budget.automaticS": 600,
    "egcfg.budget.invokedS": 600,
    "egcfg.budget.commandS": 600,
    "egcfg.set": {"wallS": 10, "cpuS": 10},
}
"""Settings under which nothing rests on what the machine gets done in some seconds."""
HANGS_S = 1800.0
"""What takes longer never comes; the driver gives up on a single step before that."""
OURS = {
    **PATIENT,
    "egcfg.server.command": [sys.executable, "-m", "egcfg_lsp", "serve"],
    "egcfg.interpreter": sys.executable,
    "security.workspace.trust.enabled": False,
}
QUIET = {
    "telemetry.telemetryLevel": "off",
    "chat.disableAIFeatures": True,
    "workbench.startupEditor": "none",
    "workbench.colorTheme": "Dark Modern",
    "editor.fontSize": 15,
    "workbench.secondarySideBar.defaultVisibility": "hidden",
    "editor.minimap.enabled": False,
    "editor.cursorBlinking": "solid",
    "editor.stickyScroll.enabled": False,
    "files.autoSave": "off",
    "remote.autoForwardPorts": False,
}

KEYS = [{"key": "ctrl+alt+down", "command": "editor.action.inlineSuggest.acceptNextLine"}]
"""What has no key of its own."""


def package():
    """Builds the .vsix as a developer would."""
    environment = {**os.environ, "PYTHON": sys.executable}
    quiet = {"cwd": EXTENSION, "check": True, "capture_output": True, "text": True, "env": environment}
    if not (EXTENSION / "node_modules").is_dir():
        subprocess.run(["npm", "ci", "--no-audit", "--no-fund"], **quiet)
    subprocess.run(["npm", "run", "package"], **quiet)
    return EXTENSION / "egcfg.vsix"


class VSCode:
    """A server with one folder open."""

    def __init__(self, cache, url):
        self.cache = cache
        self.url = url

    def drive(self, *steps):
        """Does the steps; what each found. A step that fails is an error with a picture."""
        PICTURES.mkdir(parents=True, exist_ok=True)
        browser = shutil.which("chromium") or shutil.which("google-chrome")
        plan = {"url": self.url, "chromium": browser, "pictures": str(PICTURES), "steps": steps}
        node = self.cache / "node_modules" / "node" / "bin" / "node"
        done = subprocess.run(
            [node, HERE / "drive-vscode.mjs", self.cache, json.dumps(plan)],
            capture_output=True,
            text=True,
            timeout=HANGS_S,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        answer = json.loads(done.stdout)
        assert "failed" not in answer, f"{answer['failed']}; see {PICTURES / 'failed.png'}"
        return answer["found"]


@contextmanager
def running(cache, vsix, folder, home, said=None, python_path=ROOT, **settings):
    """VS Code with nothing of the person's, and the extension installed; ``settings`` are egcfg's.

    ``folder`` is opened; None: none is.
    ``said`` are all the settings that a person has, in place of ours; ``python_path`` is for servers.
    """
    own = {f"egcfg.{key.replace('_', '.')}": value for key, value in settings.items()}
    (home / "data" / "User").mkdir(parents=True)
    (home / "data" / "User" / "settings.json").write_text(json.dumps(QUIET | (said or OURS) | own))
    (home / "data" / "User" / "keybindings.json").write_text(json.dumps(KEYS))
    (home / "config.yaml").write_text("auth: none\n")
    base = [
        cache / "node_modules" / "node" / "bin" / "node",
        cache / "node_modules" / "code-server" / "out" / "node" / "entry.js",
        *("--config", home / "config.yaml", "--user-data-dir", home / "data"),
        *("--extensions-dir", home / "extensions"),
    ]
    environment = {**os.environ, "HOME": str(home), "PYTHONPATH": str(python_path)}
    installed = subprocess.run(
        [*base, "--install-extension", vsix], capture_output=True, text=True, env=environment, check=False
    )
    assert "successfully installed" in installed.stdout, installed.stdout + installed.stderr
    options = ["--bind-addr", "127.0.0.1:0", "--disable-telemetry", "--disable-update-check"]
    with (home / "log").open("w") as log:
        server = subprocess.Popen([*base, *options], stdout=log, stderr=log, env=environment)
        try:
            opened = f"folder={folder}" if folder else "ew=true"
            yield VSCode(cache, f"{_address(server, home / 'log')}?{opened}")
        finally:
            server.terminate()
            server.wait(HANGS_S)


LONGEST_MS, LAST_MS = 1500, 4000
"""How long a picture of a GIF stands, at most, and the last one: where nothing happens, time is left out."""


def joined(frames, target):
    """Makes a GIF of pictures named by their milliseconds; those that show nothing new are left out."""
    files = sorted(frames.glob("*.png"))
    pictures, begun = [], []
    for file in files:
        with Image.open(file) as read:
            picture = read.convert("RGB").resize((read.width * 2 // 3, read.height * 2 // 3))
        if not pictures or ImageChops.difference(picture, pictures[-1]).getbbox():
            pictures.append(picture)
            begun.append(int(file.stem))
    shown = [min(LONGEST_MS, after - at) for at, after in itertools.pairwise(begun)]
    few = [each.quantize(256, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE) for each in pictures]
    few[0].save(
        target, save_all=True, append_images=few[1:], duration=[*shown, LAST_MS], loop=0, optimize=True
    )
    shutil.rmtree(frames)


def _address(server, log):
    """Where the server listens, once it does: it takes a port that is free."""
    deadline = time.monotonic() + HANGS_S
    while server.poll() is None and time.monotonic() < deadline:
        if listening := re.search(r"listening on (http://\S+)", log.read_text()):
            return listening[1]
        time.sleep(0.1)
    raise AssertionError(f"code-server does not start: {log.read_text()[-2000:]}")
