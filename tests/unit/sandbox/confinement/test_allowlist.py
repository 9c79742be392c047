"""What programs may read of a project."""

from pathlib import Path

import pytest

from sandbox.worker.file_view import Allowlist, secret
from sandbox.worker.self_confinement import READ, READ_DIR, READ_FILE


def rules(project: Path) -> dict[str, int]:
    """Rights below the project, by relative path."""
    allowed = Allowlist([str(project)])
    root = str(project)
    return {path[len(root) + 1 :] or ".": access for path, access in allowed.rules if path.startswith(root)}


def make(project: Path, *names: str) -> None:
    for name in names:
        (project / name).parent.mkdir(parents=True, exist_ok=True)
        (project / name).touch()


def test_a_project_without_secrets_is_granted_whole(tmp_path: Path) -> None:
    make(tmp_path, "a.py", "package/b.py")
    assert rules(tmp_path) == {".": READ}


def test_a_folder_with_secrets_is_granted_in_parts(tmp_path: Path) -> None:
    make(tmp_path, "a.py", ".env", "clean/b.py", "mixed/c.py", "mixed/deep/server.key", "mixed/deep/d.py")
    assert rules(tmp_path) == {
        ".": READ_DIR,
        "a.py": READ_FILE,
        "clean": READ,
        "mixed": READ_DIR,
        "mixed/c.py": READ_FILE,
        "mixed/deep": READ_DIR,
        "mixed/deep/d.py": READ_FILE,
    }


def test_links_are_not_followed(tmp_path: Path) -> None:
    outside, project = tmp_path / "outside", tmp_path / "project"
    make(outside, "key")
    make(project, "a.py", ".env")
    (project / "link").symlink_to(outside)
    assert rules(project) == {".": READ_DIR, "a.py": READ_FILE}


def test_no_whole_prefix_is_granted() -> None:
    granted = {path for path, access in Allowlist([]).rules if access & READ_FILE}
    assert not granted & {
        "/",
        "/usr",
        "/usr/local",
        "/home",
        "/root",
        "/etc",
        "/proc",
        "/dev",
        str(Path.home()),
    }


@pytest.mark.parametrize(
    "name",
    [".env", ".git", ".ssh", "server.pem", "id_rsa", "id_ed25519.pub", "credentials.json", "Secrets.YAML"],
)
def test_secret_names(name: str) -> None:
    assert secret(name)


@pytest.mark.parametrize("name", ["main.py", "credentials.py", "keys.py", "README.md", "data.json", "monkey"])
def test_harmless_names(name: str) -> None:
    assert not secret(name)
