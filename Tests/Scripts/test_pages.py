"""The pages against the tree: the floors, files, links and names of which they speak are there."""

import os
import pathlib
import re
import subprocess
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
CODE_BLOCK = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
# A name that stands for any name, as in `NAME.host.swift` and `Sources/MODULE/MODULE.docc/MODULE.md`, or that is another project's.
PLACEHOLDER = re.compile(r"[A-Z]{4,}|\*|google/protobuf")
EXAMPLES = {"README.md", "docs/TestingAPlugin.md"}


def text(path):
    return (ROOT / path).read_text(encoding="utf-8")


def tree():
    """Every file that git has or would add, relative to the root."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return [path for path in listed.stdout.splitlines() if (ROOT / path).exists()]


def pages(files):
    names = ("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md")
    return [path for path in files if path.endswith(".md") and (path in names or path.startswith(("docs/", "deploy/", "Examples/", "protos/")))]


class PageTests(unittest.TestCase):
    def test_the_table_of_floors_has_every_target_at_its_floor(self):
        floors = dict(
            (name, int(number)) for number, name in re.findall(r"^(\d+) +(\S+)$", text("scripts/floors.txt"), re.MULTILINE)
        )
        told = {}
        for numbers, names in re.findall(r"^\| ([\d, ]+) \| ([^|]+) \|", text("ARCHITECTURE.md"), re.MULTILINE):
            for name in re.findall(r"`([^`]+)`", names):
                told[name] = [int(number) for number in numbers.split(",")]
        # All targets above floor 9 support tests, but for the program that draws panes.
        self.assertEqual({name for name, floor in floors.items() if floor <= 10}, set(told))
        for name, numbers in told.items():
            self.assertIn(floors[name], numbers, f"ARCHITECTURE.md, {name}")

    def test_links_and_paths_lead_somewhere(self):
        files = tree()
        folders = {str(parent) for path in files for parent in pathlib.PurePosixPath(path).parents}
        ends = {"/".join(path.split("/")[start:]) for path in [*files, *folders] for start in range(path.count("/") + 1)}
        for page in pages(files):
            content = CODE_BLOCK.sub("", text(page))
            for link in re.findall(r"\]\(([^)#\s]+)", content):
                if "://" not in link:
                    target = os.path.normpath(os.path.join(os.path.dirname(page), link))
                    self.assertTrue((ROOT / target).exists(), f"{page}: {link}")
            if page in EXAMPLES:
                continue
            for name in re.findall(r"`([\w+./-]+)`", content):
                if PLACEHOLDER.search(name):
                    continue
                is_file = re.fullmatch(r"[\w+./-]*[\w+]\.(swift|proto|py)", name)
                is_path = re.match(r"(Sources|Tests|Tools|Benchmarks|Plugins|Examples|scripts|docs|protos|Wire|Messages)/", name)
                if is_file or is_path:
                    self.assertIn(name.rstrip("/"), ends, f"{page} names a file that there is not")

    def test_every_file_of_the_protocol_is_in_its_table(self):
        page = text("docs/Protocol.md")
        missing = [path.name for path in sorted((ROOT / "protos" / "mullion" / "v1").glob("*.proto")) if f"| `{path.name}` |" not in page]
        self.assertEqual(missing, [], "docs/Protocol.md has a table of the files")

    def test_every_page_is_in_the_list_of_documents(self):
        listed = text("docs/README.md") + text("docs/decisions/README.md")
        for folder in (ROOT / "docs", ROOT / "docs" / "decisions"):
            for page in folder.glob("*.md"):
                if page.name != "README.md":
                    self.assertIn(f"({page.name})", listed, f"{page.name} has no line in {folder.name}/README.md")

    def test_every_script_is_in_the_table_of_scripts(self):
        page = text("CONTRIBUTING.md")
        scripts = [path.name for path in sorted((ROOT / "scripts").iterdir()) if path.is_file() and not path.suffix]
        self.assertEqual([name for name in scripts if f"`scripts/{name}`" not in page], [], "CONTRIBUTING.md has a table of the scripts")

    def test_every_room_has_its_line(self):
        sections = re.split(r"^## ", text("docs/Rooms.md"), flags=re.MULTILINE)
        targets = ("ContainmentTesting", "PluginHost", "PluginProtocol", "PluginRuntime", "QuartzCore", "UIKit", "mullion")
        lines = {name: "".join(part for part in sections if f"`{name}`" in part.partition("\n")[0]) for name in targets}
        lines["ContainmentTesting"] += text("docs/Modules.md")
        folders = {tuple(path.split("/")[1:3]) for path in tree() if path.startswith("Sources/") and path.count("/") > 2}
        missing = [
            f"Sources/{target}/{folder}"
            for target, folder in sorted(folders)
            if target in targets and not folder.endswith(".docc") and f"`{folder}/`" not in lines[target]
        ]
        self.assertEqual(missing, [], "docs/Rooms.md has a line for each folder")

    def test_the_files_to_begin_at_are_in_their_rooms(self):
        files, target, count = tree(), None, 0
        for line in text("docs/Rooms.md").splitlines():
            if line.startswith("## "):
                target = line.strip("# `")
            row = re.fullmatch(r"\| (`.*`) \| .* \| (.*) \|", line)
            if not row:
                continue
            rooms = tuple(f"Sources/{target}/{name}/" for name in re.findall(r"`(\w+)/`", row[1]))
            stems = {path.rsplit("/", 1)[-1].removesuffix(".swift") for path in files if path.startswith(rooms)}
            for name in re.findall(r"`([A-Z]\w+(?:\+\w+)?)`", row[2]):
                self.assertIn(name, stems, f"docs/Rooms.md: {row[1]} of {target} has no such file to begin at")
                count += 1
        self.assertGreater(count, 100)

    def test_the_files_to_begin_at_are_there(self):
        stems = {path.rsplit("/", 1)[-1].removesuffix(".swift") for path in tree()}
        for name in re.findall(r"`([A-Z]\w+(?:\+\w+)?)`", text("docs/Rooms.md")):
            if name not in ("ID", "Serial", *(folder.name for folder in (ROOT / "Sources").iterdir())):
                self.assertIn(name, stems, "docs/Rooms.md names a file to begin at that there is not")


if __name__ == "__main__":
    unittest.main()
