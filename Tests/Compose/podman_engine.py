"""podman with podman-compose, on a machine without a registry of images."""

import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

from engine import Engine, EngineError

# What a slim image of Debian leaves out.
LEFT_OUT = ["usr/share/doc", "usr/share/info", "usr/share/locale", "usr/share/man", "var/cache/apt/archives",
            "var/lib/apt/lists", "dev", "proc", "sys"]

# What the toolchain's own image has besides the toolchain (swift.org's list for Debian 12, without what only lldb needs).
BUILDER = """\
FROM debian:bookworm-slim
RUN apt-get -qq update && apt-get -qq install -y --no-install-recommends \
    binutils ca-certificates git libc6-dev libcurl4 libedit2 libgcc-12-dev libncurses6 libpython3.11 libsqlite3-0 \
    libstdc++-12-dev libxml2 libz3-4 pkg-config tzdata zlib1g-dev && rm -rf /var/lib/apt/lists/*
ENV PATH={bin}:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin
"""


class PodmanEngine(Engine):
    """podman with settings and a storage of its own, so that it works in a sandbox and disturbs no other."""

    DEBIAN = "docker.io/library/debian:bookworm-slim"
    SWIFT = "docker.io/library/swift:6.3-bookworm"

    def __init__(self, root, project, environment):
        super().__init__(root, project, environment)
        self.folder = pathlib.Path(root) / ".build" / "compose"
        self.folder.mkdir(parents=True, exist_ok=True)
        # Sockets are made in it, so its path has to be short.
        self.state = tempfile.TemporaryDirectory(prefix="mullion-podman-")
        self._configure("overlay")
        if self.run("info", check=False).returncode != 0:
            self._configure("vfs")

    def _configure(self, driver):
        """crun refuses hybrid control groups, and the limits that podman asks for by default need more than root has in a
        sandbox."""
        settings = {
            "CONTAINERS_CONF": '[containers]\ndefault_ulimits = ["nofile=4096:4096", "nproc=4096:4096"]\n'
            '[engine]\nruntime = "runc"\ncgroup_manager = "cgroupfs"\nevents_logger = "file"\n'
            '[network]\nnetwork_backend = "netavark"\n',
            "CONTAINERS_STORAGE_CONF": f'[storage]\ndriver = "{driver}"\n'
            f'graphroot = "{self.folder}/storage-{driver}"\nrunroot = "{self.state.name}/run"\n',
            "CONTAINERS_REGISTRIES_CONF": 'unqualified-search-registries = ["docker.io"]\n',
        }
        for variable, text in settings.items():
            file = pathlib.Path(self.state.name) / variable.lower()
            file.write_text(text)
            self.environment[variable] = str(file)
        # podman-compose and the toolchain's programs are found where this program and the user's shell find them.
        self.environment["PATH"] = f"{pathlib.Path(sys.executable).parent}:{self.environment['PATH']}"

    @property
    def name(self):
        return self.run("--version").stdout.strip().replace("version ", "")

    @property
    def command(self):
        return ["podman"]

    @property
    def compose_command(self):
        return ["podman-compose"]

    # The images that the Dockerfile starts from.

    def prepare(self):
        if not self._has(self.DEBIAN):
            self._import_debian()
        if not self._has(self.SWIFT):
            self._make_builder()

    def _has(self, image):
        return self.run("image", "exists", image, check=False).returncode == 0

    def _import_debian(self):
        with tempfile.TemporaryDirectory(prefix="mullion-debian-") as root:
            self._run(["debootstrap", "--variant=minbase", "bookworm", root], True, 1200)
            left_out = [f"--exclude=./{path}/*" for path in LEFT_OUT]
            with subprocess.Popen(["tar", "-C", root, *left_out, "-c", "."], stdout=subprocess.PIPE) as tar:
                imported = subprocess.run(
                    ["podman", "import", "-", self.DEBIAN], stdin=tar.stdout, env=self.environment,
                    capture_output=True, text=True, check=False,
                )
            if imported.returncode != 0:
                raise EngineError(f"podman import failed: {imported.stderr}")

    @property
    def toolchain(self):
        """The folder that the installed Swift toolchain lies in."""
        swift = shutil.which("swift")
        if swift is None:
            raise EngineError("There is no swift in PATH, of which the builder's image could be made.")
        return pathlib.Path(swift).resolve().parents[2]

    def _make_builder(self):
        with tempfile.TemporaryDirectory(prefix="mullion-builder-") as context:
            file = pathlib.Path(context) / "Dockerfile"
            file.write_text(BUILDER.format(bin=self.toolchain / "usr" / "bin"))
            self.run("build", "--network=host", "--pull=never", "--tag", self.SWIFT, context, seconds=1200)

    def build(self):
        """The toolchain and the mirrors of packages that git is told to use are mounted into the build, not copied."""
        git = pathlib.Path(self.state.name) / "gitconfig"
        mirrors = self._mirrors()
        git.write_text("[safe]\n\tdirectory = *\n" + "".join(
            f'[url "{mirror}"]\n\tinsteadOf = {address}\n' for mirror, address in mirrors
        ))
        folders = {str(self.toolchain), *(mirror.rstrip("/") for mirror, _ in mirrors)}
        mounts = [f"--volume={folder}:{folder}:ro" for folder in sorted(folders)]
        mounts.append(f"--volume={git}:/etc/gitconfig:ro")
        self.run("build", "--network=host", "--pull=never", *mounts, "--tag", "mullion", ".", seconds=3600)

    @staticmethod
    def _mirrors():
        """The folders of this machine that git reads in place of addresses, as pairs of folder and address."""
        listed = subprocess.run(
            ["git", "config", "--get-regexp", r"^url\..*\.insteadof$"], capture_output=True, text=True, check=False
        ).stdout
        found = re.findall(r"^url\.(/.*)\.insteadof (\S+)$", listed, re.MULTILINE)
        return [(folder, address) for folder, address in found if pathlib.Path(folder).is_dir()]
