"""compose.yaml by the compose specification, and by what docs/Deploying.md promises of it."""

import json
import pathlib
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Tests" / "Drivers"))

from compose_services import services  # noqa: E402

PLUGINS = "/run/mullion/plugins"


class ComposeFileTests(unittest.TestCase):
    def setUp(self):
        self.services = services(ROOT / "compose.yaml")
        self.plugins = {name: service for name, service in self.services.items() if name != "host"}

    def check(self, text):
        with tempfile.NamedTemporaryFile("w", suffix=".yaml") as file:
            file.write(text)
            file.flush()
            command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", "vendor.compose-spec", file.name]
            return subprocess.run(command, capture_output=True, text=True, check=False)

    def test_the_file_keeps_to_the_schema(self):
        checked = self.check((ROOT / "compose.yaml").read_text())
        self.assertEqual(checked.returncode, 0, checked.stdout + checked.stderr)

    def test_the_schema_would_notice_a_misspelt_key(self):
        text = (ROOT / "compose.yaml").read_text()
        self.assertEqual(text.count("network_mode:"), 1)
        checked = self.check(text.replace("network_mode:", "netwrok_mode:"))
        self.assertNotEqual(checked.returncode, 0)
        self.assertIn("netwrok_mode", checked.stdout)

    def test_every_plugin_of_the_repository_has_a_service(self):
        for manifest in ROOT.glob("Plugins/*/plugin.json"):
            plugin = json.loads(manifest.read_text())
            mine = [one for one in self.plugins.values() if one["command"] == [plugin["executable"]]]
            self.assertEqual(len(mine), 1, f"{plugin['executable']} needs one service in compose.yaml")
            folder = f"{PLUGINS}/{plugin['identifier']}"
            self.assertEqual(mine[0]["environment"], {"MULLION_BOOTSTRAP_FILE": f"{folder}/bootstrap.json"})
            # Its own volume and no other plugin's.
            self.assertEqual(len(mine[0]["volumes"]), 1)
            self.assertTrue(mine[0]["volumes"][0].endswith(f":{folder}"))
            self.assertIn(mine[0]["volumes"][0], self.services["host"]["volumes"])

    def test_ports_are_published_to_this_machine_alone(self):
        self.assertEqual(
            self.services["host"]["ports"], ["127.0.0.1:6080:6080", "127.0.0.1:5900:5900"]
        )
        for name, plugin in self.plugins.items():
            self.assertNotIn("ports", plugin, name)

    def test_plugins_reach_no_network(self):
        for name, plugin in self.plugins.items():
            self.assertEqual(plugin["network_mode"], "none", name)

    def test_programs_have_no_rights_and_limits_on_what_they_use(self):
        for name, service in self.services.items():
            with self.subTest(name):
                self.assertIs(service["read_only"], True)
                self.assertEqual(service["cap_drop"], ["ALL"])
                self.assertEqual(service["security_opt"], ["no-new-privileges:true"])
                self.assertEqual(service["restart"], "unless-stopped")
                for key in ["mem_limit", "cpus", "pids_limit", "stop_grace_period"]:
                    self.assertIn(key, service)
                self.assertNotIn("privileged", service)
                program = service["command"][0]
                self.assertEqual(service["healthcheck"]["test"], ["CMD", program, "--check-health"])


if __name__ == "__main__":
    unittest.main()
