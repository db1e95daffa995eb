"""What docs/Deploying.md promises of deploy/kubernetes, as far as it can be seen without a cluster."""

import contextlib
import pathlib
import time

import kubernetes_validate
import yaml

from demo_stack import BLUE, HOST_BUTTON, HOST_LABEL, PLACEHOLDER, PLUGIN_BUTTON_EDGE, PLUGIN_CORNER, PLUGIN_PANE, DemoStack
from forwarded_port import ForwardedPort
from report import expect
from web_socket import upgrade

ROOT = pathlib.Path(__file__).resolve().parents[2]
FOLDER = ROOT / "deploy" / "kubernetes"

# Writes files into a volume as a kubelet writes those of a Secret: root's, readable for the pod's group, and behind links.
FILL = """\
cd "$1" && mkdir ..1 && ln -s ..1 ..data && shift
while [ $# -gt 0 ]; do
    echo "$2" | base64 -d > "..1/$1" && chmod 0440 "..1/$1" && ln -s "..data/$1" "$1" || exit 1
    shift 2
done
chgrp -R "$GROUP" .
"""


class KubernetesTest(DemoStack):
    """Runs the pods of the manifests as a kubelet would: their volumes, users, commands, variables and probes.

    What only a cluster has is not there: the Service is a name in a network of the engine, and nobody enforces the policies.
    """

    def __init__(self, engine, report, pictures, page_port, vnc_port):
        super().__init__(engine, report, pictures, page_port, vnc_port)
        self.documents = [one for file in sorted(FOLDER.glob("*.yaml")) for one in yaml.safe_load_all(file.read_text())]
        self.pods = {
            one["metadata"]["name"]: one["spec"]["template"]["spec"] for one in self.documents if one["kind"] == "Deployment"
        }
        self.network = f"{engine.project}-cluster"
        self.host = f"{engine.project}-mullion-host-host"
        self.secrets = []
        self.started = []
        self.volumes = []

    def run(self):
        check = self.report.check
        with self.cluster():
            with check("'print-secrets' prints the Secrets that the manifests name, which keep to the schemas"):
                self.secrets = self.make_secrets()
                for secret in self.secrets:
                    kubernetes_validate.validate(secret, kubernetes_validate.latest_version(), strict=True)
                names = {one["metadata"]["name"] for one in self.secrets}
                wanted = {
                    volume["secret"]["secretName"] for pod in self.pods.values() for volume in pod["volumes"]
                    if "secret" in volume
                }
                expect(names == wanted, f"{names}, and not {wanted}")
            first_look = None
            with check("the pods of the manifests start, and show the plugin's pane") as note:
                began = time.monotonic()
                for name in sorted(self.pods):
                    self.start(name)
                with self.forwarded(self.host) as viewer:
                    viewer.wait_for_colour(PLUGIN_BUTTON_EDGE, BLUE, 60)
                    first_look = viewer.capture(str(self.pictures / "kubernetes-up.png"))
                    note(f"{time.monotonic() - began:.1f} s")
            if first_look is None:
                return
            with check("the page of a forwarded port may connect to the window, one from elsewhere may not"):
                with ForwardedPort(self.engine, self.host, 5900) as port:
                    answer = upgrade(port.number, "http://localhost:6080", "localhost:5900")
                    expect("101" in answer, f"refused: {answer}")
                with ForwardedPort(self.engine, self.host, 5900) as port:
                    answer = upgrade(port.number, "http://elsewhere.example", "elsewhere.example:5900")
                    expect("101" not in answer, f"let in: {answer}")
            with check("every program answers its probes"):
                for name, pod in self.pods.items():
                    for container in pod["containers"]:
                        for probe in ["readinessProbe", "livenessProbe"]:
                            done = self.engine.run(
                                "exec", self.name(name, container), *container[probe]["exec"]["command"], check=False)
                            expect(done.returncode == 0, f"{name}/{container['name']}: {done.stdout}{done.stderr}")
            with check("the secret key of each is its user's alone, and the Secret is not where the programs are"):
                for name, pod in self.pods.items():
                    for container in pod["containers"]:
                        found = self.engine.run(
                            "exec", self.name(name, container), "sh", "-c",
                            "find /run/mullion/keys /run/secrets -name '*.key' -printf '%U %m\\n' 2>/dev/null; true").stdout
                        wanted = "" if container["name"] == "host" else "1000 600\n"
                        expect(found == wanted, f"{name}/{container['name']}: {found}")
            with check("a pod that is gone costs its pane, and the next one brings it back"), self.forwarded(self.host) as viewer:
                self.end("hello")
                viewer.wait_for_colour(PLUGIN_CORNER, PLACEHOLDER, 30)
                viewer.capture(str(self.pictures / "kubernetes-gone.png"))
                viewer.click(HOST_BUTTON)
                viewer.wait_for_change(HOST_LABEL)
                self.start("hello")
                viewer.wait_until_as(first_look, PLUGIN_PANE, 30)

    # What a cluster does.

    @contextlib.contextmanager
    def cluster(self):
        self.engine.run("network", "create", self.network)
        try:
            yield
        finally:
            for name in self.started[::-1]:
                self.remove(name)
            for name in self.volumes:
                self.engine.run("volume", "rm", "--force", name, check=False)
            self.engine.run("network", "rm", self.network, check=False)

    def make_secrets(self):
        identifiers = [
            entry["value"] for pod in self.pods.values() for container in pod["containers"]
            for entry in container.get("env", []) if entry["name"] == "MULLION_PLUGIN"
        ]
        printed = self.engine.run(
            "run", "--rm", "--network=none", "--read-only", "--tmpfs=/tmp", "mullion", "print-secrets", *identifiers)
        return list(yaml.safe_load_all(printed.stdout))

    def name(self, pod, container):
        return f"{self.engine.project}-{pod}-{container['name']}"

    def start(self, pod):
        """Starts a pod: a container that holds its network and its volumes, what prepares it, and its programs."""
        spec = self.pods[pod]
        sandbox = f"{self.engine.project}-{pod}"
        volumes = {volume["name"]: self.make_volume(pod, volume, spec) for volume in spec["volumes"]}
        held = [f"--volume={name}:/volumes/{volume}" for volume, name in volumes.items()]
        alias = [f"--network-alias={one['metadata']['name']}" for one in self.documents
                 if one["kind"] == "Service" and one["spec"]["selector"]["app.kubernetes.io/name"] == pod]
        self.launch(sandbox, "--detach", f"--network={self.network}", *alias, *held, "mullion", "sleep", "infinity")
        for volume in spec["volumes"]:
            if "secret" in volume:
                self.fill(sandbox, volume, spec)
        for container in spec["initContainers"]:
            self.launch(self.name(pod, container), *self.options(spec, container, sandbox, volumes))
        for container in spec["containers"]:
            self.launch(self.name(pod, container), "--detach", *self.options(spec, container, sandbox, volumes))

    def launch(self, name, *words):
        self.started.append(name)
        self.engine.run("run", f"--name={name}", *words)

    def end(self, pod):
        """Ends a pod at once, as the loss of its node does."""
        for container in self.pods[pod]["containers"][::-1]:
            self.remove(self.name(pod, container))
        for container in self.pods[pod]["initContainers"]:
            self.remove(self.name(pod, container))
        self.remove(f"{self.engine.project}-{pod}")
        for volume in self.pods[pod]["volumes"]:
            name = f"{self.engine.project}-{pod}-{volume['name']}"
            self.engine.run("volume", "rm", name)
            self.volumes.remove(name)

    def remove(self, name):
        # Without it the engine would ask first, and 'sleep' does not hear.
        self.engine.run("kill", name, check=False)
        self.engine.run("rm", "--force", name, check=False)
        self.started.remove(name)

    def make_volume(self, pod, volume, spec):
        """A volume as a kubelet makes it: root's, with the pod's group, and open to everybody in the pod."""
        name = f"{self.engine.project}-{pod}-{volume['name']}"
        mebibytes = int(volume.get("emptyDir", {}).get("sizeLimit", "1Mi").removesuffix("Mi"))
        self.volumes.append(name)
        # podman takes "size" for a quota; a block is a page.
        options = f"nr_blocks={mebibytes * 256},mode=2777,uid=0,gid={spec['securityContext']['fsGroup']}"
        self.engine.run("volume", "create", "--opt=type=tmpfs", "--opt=device=tmpfs", f"--opt=o={options}", name)
        return name

    def fill(self, sandbox, volume, spec):
        """Writes what a Secret has into its volume."""
        data = next(one["data"] for one in self.secrets if one["metadata"]["name"] == volume["secret"]["secretName"])
        words = [word for pair in data.items() for word in pair]
        self.engine.run(
            "exec", "--user=0", f"--env=GROUP={spec['securityContext']['fsGroup']}", sandbox, "sh", "-c", FILL, "sh",
            f"/volumes/{volume['name']}", *words)

    def options(self, spec, container, sandbox, volumes):
        """The words that run a container of a pod by its manifest."""
        security, limits = container["securityContext"], container["resources"]["limits"]
        user = spec["securityContext"]
        words = [
            f"--network=container:{sandbox}", f"--user={user['runAsUser']}:{user['runAsGroup']}",
            f"--group-add={user['fsGroup']}", f"--memory={limits['memory'].removesuffix('i').lower()}",
            f"--cpus={limits['cpu']}",
        ]
        words += [f"--cap-drop={capability}" for capability in security["capabilities"]["drop"]]
        if security["readOnlyRootFilesystem"]:
            words.append("--read-only")
        if not security["allowPrivilegeEscalation"]:
            words.append("--security-opt=no-new-privileges")
        for mount in container["volumeMounts"]:
            mode = ":ro" if mount.get("readOnly") else ""
            words.append(f"--volume={volumes[mount['name']]}:{mount['mountPath']}{mode}")
        words += [f"--env={entry['name']}={entry['value']}" for entry in container.get("env", [])]
        return [*words, "mullion", *container["command"]]
