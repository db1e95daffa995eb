"""The compose files by the compose specification, and by what docs/Deploying.md promises of them."""

import json
import pathlib
import subprocess
import sys
import tempfile
import unittest

import yaml

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Tests" / "Drivers"))

from compose_services import services  # noqa: E402

PLUGINS = "/run/mullion/plugins"
KEYS = "/run/mullion/keys"


class ComposeFileRules:
    """What holds for each of the files."""

    def setUp(self):
        self.services = services(ROOT / self.file)
        others = {"host", "gate", "keys"}
        self.plugins = {name: service for name, service in self.services.items() if name not in others}

    def check(self, text):
        with tempfile.NamedTemporaryFile("w", suffix=".yaml") as file:
            file.write(text)
            file.flush()
            command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", "vendor.compose-spec", file.name]
            return subprocess.run(command, capture_output=True, text=True, check=False)

    def test_the_file_keeps_to_the_schema(self):
        checked = self.check((ROOT / self.file).read_text())
        self.assertEqual(checked.returncode, 0, checked.stdout + checked.stderr)

    def test_the_schema_would_notice_a_misspelt_key(self):
        text = (ROOT / self.file).read_text()
        self.assertEqual(text.count("network_mode:"), 1)
        checked = self.check(text.replace("network_mode:", "netwrok_mode:"))
        self.assertNotEqual(checked.returncode, 0)
        self.assertIn("netwrok_mode", checked.stdout)

    def manifests(self):
        """Each plugin of the repository, with its service."""
        for manifest in ROOT.glob("Plugins/*/plugin.json"):
            plugin = json.loads(manifest.read_text())
            mine = [(name, one) for name, one in self.plugins.items() if one["command"] == [plugin["executable"]]]
            self.assertEqual(len(mine), 1, f"{plugin['executable']} needs one service in {self.file}")
            yield plugin["identifier"], *mine[0]

    def test_ports_are_published_to_this_machine_alone(self):
        self.assertEqual(
            self.services["host"]["ports"], ["127.0.0.1:6080:6080", "127.0.0.1:5900:5900"]
        )
        for name, service in self.services.items():
            if name != "host":
                self.assertNotIn("ports", service, name)

    def test_programs_have_no_rights_and_limits_on_what_they_use(self):
        for name, service in self.services.items():
            with self.subTest(name):
                self.assertIs(service["read_only"], True)
                self.assertEqual(service["cap_drop"], ["ALL"])
                self.assertEqual(service["security_opt"], ["no-new-privileges:true"])
                for key in ["mem_limit", "cpus", "pids_limit", "stop_grace_period"]:
                    self.assertIn(key, service)
                self.assertNotIn("privileged", service)
                if name == "keys":
                    # It ends when its work is done.
                    self.assertEqual(service["restart"], "no")
                    continue
                self.assertEqual(service["restart"], "unless-stopped")
                program = service["command"][0]
                self.assertEqual(service["healthcheck"]["test"], ["CMD", program, "--check-health"])


class ComposeFileTests(ComposeFileRules, unittest.TestCase):
    file = "compose.yaml"

    def test_every_plugin_of_the_repository_has_a_service(self):
        for identifier, _, service in self.manifests():
            folder = f"{PLUGINS}/{identifier}"
            self.assertEqual(service["environment"], {"MULLION_BOOTSTRAP_FILE": f"{folder}/bootstrap.json"})
            # Its own volume and no other plugin's.
            self.assertEqual(len(service["volumes"]), 1)
            self.assertTrue(service["volumes"][0].endswith(f":{folder}"))
            self.assertIn(service["volumes"][0], self.services["host"]["volumes"])

    def test_plugins_reach_no_network(self):
        for name, plugin in self.plugins.items():
            self.assertEqual(plugin["network_mode"], "none", name)


class NetworkComposeFileTests(ComposeFileRules, unittest.TestCase):
    file = "compose.network.yaml"

    def test_every_plugin_of_the_repository_has_a_service_with_a_key(self):
        for identifier, name, service in self.manifests():
            folder = f"{KEYS}/{identifier}"
            self.assertEqual(service["environment"], {
                "MULLION_GATE": "tcp://gate:7070",
                "MULLION_GATE_KEY_FILE": f"{folder}/gate.pub",
                "MULLION_PLUGIN": identifier,
                "MULLION_PLUGIN_KEY_FILE": f"{folder}/plugin.key",
            })
            # Its own keys and nobody else's, which it cannot change.
            self.assertEqual(service["volumes"], [f"{name}-keys:{folder}:ro"])
            self.assertIn(f"{name}-keys:{folder}", self.services["keys"]["volumes"])
            self.assertIn(identifier, self.services["keys"]["command"])

    def test_host_and_plugins_share_neither_a_volume_nor_a_network(self):
        def volumes(service):
            return {volume.partition(":")[0] for volume in service["volumes"]}

        for name, plugin in self.plugins.items():
            for other in ["host", "gate"]:
                self.assertFalse(volumes(plugin) & volumes(self.services[other]), f"{name} and {other}")
            self.assertFalse(set(plugin["networks"]) & set(self.services["host"]["networks"]), name)
        # Nor does the host see keys.
        self.assertEqual(volumes(self.services["host"]), {"panes"})

    def test_a_plugin_is_alone_with_the_gate_in_a_network_without_a_way_out(self):
        networks = yaml.safe_load((ROOT / self.file).read_text())["networks"]
        for name, plugin in self.plugins.items():
            self.assertEqual(plugin["networks"], [name])
            self.assertIs(networks[name]["internal"], True)
            inside = {one for one, service in self.services.items() if name in service.get("networks", [])}
            self.assertEqual(inside, {name, "gate"})
        self.assertEqual(self.services["keys"]["network_mode"], "none")


if __name__ == "__main__":
    unittest.main()
