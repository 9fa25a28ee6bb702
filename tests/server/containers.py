"""A container engine where none is installed: podman in a Debian root of its own.

mmdebstrap makes two roots of Debian's packages. One holds podman; the other stands for the base
image of our Dockerfile, which comes from a registry that this needs not reach. Everything is in
process and mount namespaces of its own, so nothing outlasts `an_engine`.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from tests.server.programs import NotHere

CHECKOUT: Final = Path(__file__).resolve().parents[2]
BASE: Final = "docker.io/library/python:3.11-slim-bookworm"
LIKE_BASE: Final = "python3,python3-venv,python3-dev,ca-certificates"
"""What that image brings too: Python with its headers and venv, and certificates."""
PODMAN: Final = "podman,crun,ca-certificates,mount"
PATH: Final = "/usr/sbin:/usr/bin:/sbin:/bin"
TRUSTED: Final = Path("/etc/ssl/certs/ca-certificates.crt")
STORAGE: Final = """\
[storage]
driver = "vfs"
runroot = "/run/containers/storage"
graphroot = "/var/lib/containers/storage"
"""
CONTAINERS: Final = """\
[containers]
cgroups = "disabled"
default_ulimits = []
netns = "host"
"""
"""Asks for no rights that root may lack where tests run, perhaps in a container themselves."""
HOUSE: Final = """\
mount --bind "$0" "$0"
cd "$0"
mount -t proc proc proc
mount -t sysfs sys sys
mount -t tmpfs tmpfs sys/fs/cgroup
mount --rbind /dev dev
mount --bind "$1" context
mount --bind "$2" shared
pivot_root . mnt
umount --lazy mnt
touch shared/ready
exec sleep infinity
"""
"""What podman finds for as long as this first process lives. A mere chroot would not do: what is
started in a container later would find itself outside of both."""


class Engine:
    def __init__(self, pid: int) -> None:
        enter = ["nsenter", "--target", str(pid), "--mount", "--pid"]
        # There is no systemd to ask for the health of containers again and again.
        environ = ["HOME=/root", f"PATH={PATH}", "DISABLE_HC_SYSTEMD=true"]
        self._command: Final = [*enter, "env", "-i", "--chdir=/", *environ, "podman"]

    def podman(self, *arguments: str) -> str:
        """What it printed."""
        told = self._run(*arguments)
        assert told.returncode == 0, f"podman {arguments[0]}: {told.stdout[-5000:]}"
        return told.stdout

    def is_well(self, container: str) -> bool:
        """Whether the image's own health check passes."""
        return self._run("healthcheck", "run", container).returncode == 0

    def _run(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [*self._command, *arguments],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )


@contextmanager
def an_engine() -> Iterator[Engine]:
    """Raises NotHere."""
    for program in ("mmdebstrap", "unshare", "nsenter"):
        if shutil.which(program) is None:
            raise NotHere(f"{program} is not installed here")
    if os.geteuid() != 0:
        raise NotHere("only root can make a Debian root and start containers in it")
    # Not pytest's folder: that keeps what earlier runs left, and this is gigabytes.
    folder = Path(tempfile.mkdtemp(prefix="container"))
    root, shared = folder / "root", folder / "shared"
    try:
        shared.mkdir()
        with ThreadPoolExecutor() as both:
            list(both.map(_debian, (PODMAN, LIKE_BASE), (root, shared / "base.tar")))
        (root / "etc/containers/storage.conf").write_text(STORAGE)
        (root / "etc/containers/containers.conf").write_text(CONTAINERS)
        shutil.copy("/etc/resolv.conf", root / "etc/resolv.conf")
        _reach_packages(shared)
        for mounted in ("context", "shared"):
            (root / mounted).mkdir()
        with _house(root, shared) as pid:
            engine = Engine(pid)
            engine.podman("import", "/shared/base.tar", BASE)
            yield engine
    finally:
        shutil.rmtree(folder)


def _debian(packages: str, target: Path) -> None:
    options = ["--variant=minbase", "--dpkgopt=force-unsafe-io", f"--include={packages}"]
    command = ["mmdebstrap", *options, "bookworm", str(target)]
    made = subprocess.run(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )
    if made.returncode:
        raise NotHere(f"mmdebstrap cannot make a Debian root: {made.stdout.strip()[-300:]}")


@contextmanager
def _house(root: Path, shared: Path) -> Iterator[int]:
    """The first process of the namespaces; all others end with it."""
    apart = ["unshare", "--mount", "--pid", "--fork", "--kill-child"]
    with subprocess.Popen([*apart, "sh", "-euc", HOUSE, root, CHECKOUT, shared]) as process:
        try:
            while not (shared / "ready").exists():
                if process.poll() is not None:
                    raise NotHere("there are no namespaces and mounts to be had here")
                time.sleep(0.05)
            children = Path(f"/proc/{process.pid}/task/{process.pid}/children")
            yield int(children.read_text().split()[0])
        finally:
            process.kill()


def _settings_of(program: str) -> dict[str, str]:
    """What the environment tells pip or npm, by the names their files have for it."""
    prefix = f"{program}_"
    found = {key.lower(): value for key, value in os.environ.items()}
    return {
        key.removeprefix(prefix).replace("_", "-"): value
        for key, value in found.items()
        if key.startswith(prefix)
    }


def _reach_packages(shared: Path) -> None:
    """Lets builds reach packages as this machine does; nothing of that stays in the image."""
    shutil.copy(TRUSTED, shared / "trusted.crt")
    pip = {**_settings_of("pip"), "cert": str(TRUSTED)}
    npm = {**_settings_of("npm_config"), "cafile": str(TRUSTED)}
    for name, head, settings in (("pip.conf", "[global]\n", pip), ("npmrc", "", npm)):
        lines = "".join(f"{key}={value}\n" for key, value in settings.items())
        (shared / name).write_text(head + lines)


BUILD: Final = [
    "build",
    "--isolation=chroot",
    "--network=host",
    "--layers=false",
    "--format=docker",  # OCI's has no health checks
    f"--volume=/shared/trusted.crt:{TRUSTED}:ro",
    "--volume=/shared/pip.conf:/etc/pip.conf:ro",
    "--volume=/shared/npmrc:/root/.npmrc:ro",
]
