"""What docs/Deploying.md promises of the image."""

import pathlib
import re

from report import expect

ROOT = pathlib.Path(__file__).resolve().parents[2]
LARGEST_IMAGE = 700e6
COMPILERS = ["swift", "swiftc", "swift-build", "clang", "gcc", "cc", "c++", "g++", "ld", "as", "make", "python3", "node"]


def in_image(engine, *words):
    return engine.run("run", "--rm", "--network=none", "mullion", *words, check=False).stdout


def check_image(engine, report):
    """What is in the image, and that a host in it starts plugins by itself."""
    check = report.check
    with check("the image stays under 700 MB, with all fonts") as note:
        size = int(engine.run("image", "inspect", "--format", "{{.Size}}", "mullion").stdout)
        note(f"{size / 1e6:.0f} MB")
        expect(size < LARGEST_IMAGE, f"it has {size / 1e6:.0f} MB")
        packages = (ROOT / "scripts" / "packages.txt").read_text()
        wanted = re.findall(r"^run\s+(\S+)", packages, re.MULTILINE)
        expect(len([name for name in wanted if name.startswith("fonts-")]) >= 4, f"too few fonts in {wanted}")
        installed = in_image(engine, "dpkg-query", "-W", "-f", "${Package} ${db:Status-Status}\n").splitlines()
        missing = [name for name in wanted if f"{name} installed" not in installed]
        expect(not missing, f"missing: {missing}")
    with check("the image holds no compiler and no interpreter but the shell and Perl of Debian's base"):
        found = in_image(engine, "sh", "-c", f"command -v {' '.join(COMPILERS)}; true").split()
        expect(not found, f"it has {found}")
        expect("DemoHost" in in_image(engine, "sh", "-c", "command -v DemoHost"), "it does not even have DemoHost")
    with check("programs in it run as a user without rights"):
        expect(in_image(engine, "id", "-u").strip() == "1000", "not user 1000")
    check_own_plugins(engine, report)


def check_own_plugins(engine, report):
    check = report.check
    bare = ["--cap-drop=ALL", "--security-opt=no-new-privileges", "--read-only", "--tmpfs=/tmp:size=16m,mode=1777"]
    for kind, options in [("a container", []), ("a container without any right", bare)]:
        with check(f"a host in {kind} starts its plugin itself, and says at most once what it cannot keep from it") as note:
            name = f"{engine.project}-own"
            engine.run(
                "run", "--detach", f"--name={name}", "--network=none", "--env=MULLION_LOG=debug", *options, "mullion",
                "DemoHost", "--screen=offscreen",
            )
            try:
                engine.follow(name, "org.mullion.hello: running, process")
                done = engine.run("logs", name)
                warnings = re.findall(r"^.* warning .*$", done.stdout + done.stderr, re.MULTILINE)
                expect(len(warnings) <= 1, warnings)
                note(warnings[0] if warnings else "all of it")
                filters = engine.run(
                    "exec", name, "sh", "-c", "grep -h ^Seccomp_filters: /proc/[0-9]*/status").stdout.split()
                expect(len(set(filters[1::2])) > 1, f"the plugin has no filter of its own: {filters}")
            finally:
                engine.run("rm", "--force", name)
