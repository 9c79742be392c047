"""VS Code (code-server) with the extension, shown by a Chromium that nobody sees."""

import json
import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from contextlib import contextmanager
from pathlib import Path

from tests.editors.conftest import PICTURES, ROOT

HERE = Path(__file__).parent
EXTENSION = ROOT / "editors" / "vscode"
OURS = {
    "egcfg.server.command": [sys.executable, "-m", "egcfg_lsp", "serve"],
    "egcfg.interpreter": sys.executable,
    "egcfg.budget.automaticS": 60,
    "egcfg.memory": "off",
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
    "files.autoSave": "off",
}


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

    def drive(self, *steps, seconds=240):
        """Does the steps; what each found. A step that fails is an error with a picture."""
        PICTURES.mkdir(parents=True, exist_ok=True)
        browser = shutil.which("chromium") or shutil.which("google-chrome")
        plan = {"url": self.url, "chromium": browser, "pictures": str(PICTURES), "steps": steps}
        node = self.cache / "node_modules" / "node" / "bin" / "node"
        done = subprocess.run(
            [node, HERE / "drive-vscode.mjs", self.cache, json.dumps(plan)],
            capture_output=True,
            text=True,
            timeout=seconds,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        answer = json.loads(done.stdout)
        assert "failed" not in answer, f"{answer['failed']}; see {PICTURES / 'failed.png'}"
        return answer["found"]


@contextmanager
def running(cache, vsix, folder, home, said=None, python_path=ROOT, **settings):
    """VS Code with nothing of the person's, and the extension installed; ``settings`` are egcfg's.

    ``said`` are all the settings that a person has, in place of ours; ``python_path`` is for servers.
    """
    own = {f"egcfg.{key.replace('_', '.')}": value for key, value in settings.items()}
    (home / "data" / "User").mkdir(parents=True)
    (home / "data" / "User" / "settings.json").write_text(json.dumps(QUIET | (said or OURS) | own))
    (home / "config.yaml").write_text("auth: none\n")
    base = [
        cache / "node_modules" / "node" / "bin" / "node",
        cache / "node_modules" / "code-server" / "out" / "node" / "entry.js",
        *("--config", home / "config.yaml", "--user-data-dir", home / "data"),
        *("--extensions-dir", home / "extensions"),
    ]
    environment = {**os.environ, "HOME": str(home), "PYTHONPATH": str(python_path)}
    environment.pop("VIRTUAL_ENV", None)
    installed = subprocess.run(
        [*base, "--install-extension", vsix], capture_output=True, text=True, env=environment, check=False
    )
    assert "successfully installed" in installed.stdout, installed.stdout + installed.stderr
    port = _free_port()
    options = ["--bind-addr", f"127.0.0.1:{port}", "--disable-telemetry", "--disable-update-check"]
    with (home / "log").open("w") as log:
        server = subprocess.Popen([*base, *options, folder], stdout=log, stderr=log, env=environment)
        try:
            _wait(f"http://127.0.0.1:{port}/healthz", home / "log")
            yield VSCode(cache, f"http://127.0.0.1:{port}/?folder={folder}")
        finally:
            server.terminate()
            server.wait(20)


def _free_port():
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        return door.getsockname()[1]


def _wait(url, log):
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        try:
            with urllib.request.urlopen(url, timeout=5):
                return
        except (urllib.error.URLError, OSError):
            time.sleep(0.2)
    raise AssertionError(f"code-server does not answer: {log.read_text()[-2000:]}")
