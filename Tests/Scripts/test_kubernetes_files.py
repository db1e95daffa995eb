"""deploy/kubernetes by the schemas of Kubernetes, and by what docs/Deploying.md promises of it."""

import copy
import json
import pathlib
import unittest

import kubernetes_validate
import yaml

ROOT = pathlib.Path(__file__).resolve().parents[2]
FOLDER = ROOT / "deploy" / "kubernetes"
# The oldest that docs/Deploying.md names, and the newest of which the package has the schemas.
VERSIONS = ["1.27", kubernetes_validate.latest_version()]


def documents():
    """Everything in the folder, by kind and name."""
    found = {}
    for file in sorted(FOLDER.glob("*.yaml")):
        for document in yaml.safe_load_all(file.read_text()):
            found[document["kind"], document["metadata"]["name"]] = document
    return found


class KubernetesFileTests(unittest.TestCase):
    def setUp(self):
        self.documents = documents()
        self.pods = {
            name: document["spec"]["template"]["spec"]
            for (kind, name), document in self.documents.items() if kind == "Deployment"
        }

    def containers(self):
        for name, pod in self.pods.items():
            for container in pod["initContainers"] + pod["containers"]:
                yield f"{name}/{container['name']}", pod, container

    def test_the_files_keep_to_the_schemas(self):
        for version in VERSIONS:
            for (kind, name), document in self.documents.items():
                with self.subTest(version=version, kind=kind, name=name):
                    kubernetes_validate.validate(document, version, strict=True)

    def test_the_schemas_would_notice_a_misspelt_key(self):
        for version in VERSIONS:
            changed = copy.deepcopy(self.documents["Deployment", "hello"])
            pod = changed["spec"]["template"]["spec"]
            pod["automountServiceAcountToken"] = pod.pop("automountServiceAccountToken")
            with self.assertRaises(kubernetes_validate.ValidationError):
                kubernetes_validate.validate(changed, version, strict=True)

    def test_no_key_is_in_the_tree(self):
        self.assertNotIn("Secret", {kind for kind, _ in self.documents})

    def test_everything_is_in_the_namespace(self):
        for (kind, name), document in self.documents.items():
            if kind != "Namespace":
                self.assertEqual(document["metadata"]["namespace"], "mullion", f"{kind} {name}")

    def test_the_pods_keep_to_the_strictest_standard(self):
        """What `restricted` asks for (Pod Security Standards), to which the namespace holds them."""
        labels = self.documents["Namespace", "mullion"]["metadata"]["labels"]
        self.assertEqual(labels["pod-security.kubernetes.io/enforce"], "restricted")
        for name, pod, container in self.containers():
            with self.subTest(name):
                self.assertIs(pod["securityContext"]["runAsNonRoot"], True)
                self.assertEqual(pod["securityContext"]["runAsUser"], 1000)
                self.assertEqual(pod["securityContext"]["seccompProfile"], {"type": "RuntimeDefault"})
                self.assertIs(container["securityContext"]["allowPrivilegeEscalation"], False)
                self.assertEqual(container["securityContext"]["capabilities"], {"drop": ["ALL"]})
                for key in ["hostNetwork", "hostPID", "hostIPC"]:
                    self.assertNotIn(key, pod)
                for volume in pod["volumes"]:
                    self.assertTrue({"emptyDir", "secret"} & set(volume), volume)

    def test_programs_write_nowhere_know_nothing_of_the_cluster_and_have_limits(self):
        for name, pod, container in self.containers():
            with self.subTest(name):
                self.assertIs(container["securityContext"]["readOnlyRootFilesystem"], True)
                self.assertIs(pod["automountServiceAccountToken"], False)
                self.assertIs(pod["enableServiceLinks"], False)
                self.assertEqual(set(container["resources"]["limits"]), {"cpu", "memory"})

    def test_programs_are_asked_whether_they_are_well(self):
        for name, pod in self.pods.items():
            for container in pod["containers"]:
                with self.subTest(f"{name}/{container['name']}"):
                    for probe in ["readinessProbe", "livenessProbe"]:
                        self.assertEqual(
                            container[probe]["exec"]["command"], [container["command"][0], "--check-health"])
                        # The program itself waits two seconds for an answer.
                        self.assertGreaterEqual(container[probe]["timeoutSeconds"], 5)

    def test_each_program_has_a_tmp_of_its_own(self):
        """The socket at which it is asked how it is lies there."""
        for name, pod in self.pods.items():
            used = [
                mount["name"] for container in pod["containers"] for mount in container["volumeMounts"]
                if mount["mountPath"] == "/tmp"
            ]
            self.assertEqual(len(used), len(pod["containers"]), name)
            self.assertEqual(len(set(used)), len(used), name)

    def test_every_plugin_of_the_repository_has_a_pod_with_its_own_key(self):
        for manifest in ROOT.glob("Plugins/*/plugin.json"):
            plugin = json.loads(manifest.read_text())
            mine = [
                pod for pod in self.pods.values() if pod["containers"][0]["command"] == [plugin["executable"]]
            ]
            self.assertEqual(len(mine), 1, f"{plugin['executable']} needs one Deployment")
            container = mine[0]["containers"][0]
            environment = {entry["name"]: entry["value"] for entry in container["env"]}
            folder = f"/run/mullion/keys/{plugin['identifier']}"
            self.assertEqual(environment, {
                "MULLION_GATE": "tcp://mullion-gate:7070",
                "MULLION_GATE_KEY_FILE": f"{folder}/gate.pub",
                "MULLION_PLUGIN": plugin["identifier"],
                "MULLION_PLUGIN_KEY_FILE": f"{folder}/plugin.key",
            })
            secrets = [volume["secret"]["secretName"] for volume in mine[0]["volumes"] if "secret" in volume]
            self.assertEqual(secrets, [f"{plugin['identifier'].lower()}-keys"])
            mounts = {mount["name"]: mount["mountPath"] for mount in container["volumeMounts"]}
            self.assertEqual(mounts, {"keys": folder, "tmp": "/tmp"})

    def test_a_plugin_runs_once(self):
        """A key lets in one process, and a host waits for a plugin once: nothing is started beside what ends."""
        for (kind, name), document in self.documents.items():
            if kind == "Deployment":
                self.assertEqual(document["spec"]["replicas"], 1, name)
                self.assertEqual(document["spec"]["strategy"], {"type": "Recreate"}, name)

    def test_the_gates_port_is_the_only_one_that_is_reached(self):
        host = self.pods["mullion-host"]
        gate = next(container for container in host["containers"] if container["name"] == "gate")
        self.assertIn("--listen=tcp://0.0.0.0:7070", gate["command"])
        self.assertEqual([port["containerPort"] for port in gate["ports"]], [7070])
        for name, _, container in self.containers():
            if name != "mullion-host/gate":
                self.assertNotIn("ports", container, name)
        service = self.documents["Service", "mullion-gate"]["spec"]
        self.assertEqual(
            [(port["port"], port["targetPort"]) for port in service["ports"]], [(7070, gate["ports"][0]["name"])])
        self.assertNotIn("type", service)
        # Without an address it is that of the pod itself.
        window = next(container for container in host["containers"] if container["name"] == "host")
        self.assertFalse([word for word in window["command"] if word.startswith("--address") or "everybody" in word])

        everybody = self.documents["NetworkPolicy", "nobody"]["spec"]
        self.assertEqual(everybody, {"podSelector": {}, "policyTypes": ["Ingress", "Egress"]})
        allowed = self.documents["NetworkPolicy", "gate"]["spec"]["ingress"]
        self.assertEqual([rule["ports"] for rule in allowed], [[{"port": 7070, "protocol": "TCP"}]])
        out = self.documents["NetworkPolicy", "plugins"]["spec"]["egress"]
        self.assertEqual([[port["port"] for port in rule["ports"]] for rule in out], [[7070], [53, 53]])

    def test_the_policies_mean_the_pods_that_there_are(self):
        labels = {name: document["spec"]["template"]["metadata"]["labels"]
                  for (kind, name), document in self.documents.items() if kind == "Deployment"}

        def chosen(selector):
            wanted = selector["matchLabels"].items()
            return {name for name, have in labels.items() if wanted <= have.items()}

        plugins = set(labels) - {"mullion-host"}
        gate = self.documents["NetworkPolicy", "gate"]["spec"]
        self.assertEqual(chosen(gate["podSelector"]), {"mullion-host"})
        self.assertEqual(chosen(gate["ingress"][0]["from"][0]["podSelector"]), plugins)
        out = self.documents["NetworkPolicy", "plugins"]["spec"]
        self.assertEqual(chosen(out["podSelector"]), plugins)
        self.assertEqual(chosen(out["egress"][0]["to"][0]["podSelector"]), {"mullion-host"})
        service = self.documents["Service", "mullion-gate"]["spec"]["selector"]
        self.assertEqual(chosen({"matchLabels": service}), {"mullion-host"})
        for (kind, name), document in self.documents.items():
            if kind == "Deployment":
                self.assertEqual(chosen(document["spec"]["selector"]), {name})


if __name__ == "__main__":
    unittest.main()
