#!/usr/bin/python3
"""A plugin for Mullion that draws its own pixels, sixty times a second, in memory that the host reads. README.md says how to see it."""

import itertools
import json
import math
import mmap
import os
import select
import sys

if "MULLION_BOOTSTRAP_FD" not in os.environ:
    sys.exit("This is a plugin for Mullion: a host starts it and shows its pane. README.md says how.")

from dealer import Dealer
from mullion.v1.handshake_pb2 import LANE_CONTENT, LANE_CONTROL
from mullion.v1.host_to_plugin_pb2 import HostToPluginEnvelope
from mullion.v1.layers_pb2 import CONTENTS_GRAVITY_RESIZE_ASPECT_FILL
from mullion.v1.plugin_to_host_pb2 import PluginToHostEnvelope
from mullion.v1.surfaces_pb2 import SURFACE_FORMAT_BGRA

WIDTH, HEIGHT, PIXEL, SURFACES = 640, 360, 4, 3
# The steps without which there is nothing to lay out.
NEEDED = {"load_view", "resize_scene"}


def make_pattern():
    """Rows of colours that come again after HEIGHT of them: a part of it that begins a row later is the next picture."""
    rows = []
    for y in range(HEIGHT):
        angle = 2 * math.pi * y / HEIGHT
        blue, green, red = (round(127 + 127 * math.sin(angle + turn)) for turn in (0, 2.1, 4.2))
        rows.append(bytes((blue, green, red, 255)) * WIDTH)
    return b"".join(rows * 2)


PATTERN = make_pattern()


class Lane:
    """Numbers what it sends without a gap, because a gap ends the session."""

    def __init__(self, endpoint):
        self.dealer, self.epoch, self.sequence = Dealer(endpoint), 0, 0

    def send(self, scene=None, in_reply_to=None, **body):
        self.sequence += 1
        numbers = {"epoch": self.epoch, "sequence": self.sequence, "scene": scene, "in_reply_to": in_reply_to}
        self.dealer.send(PluginToHostEnvelope(**numbers, **body).SerializeToString())


class Scene:
    """One embedding: a root layer whose contents are a surface."""

    def __init__(self, layer):
        self.layer, self.steps, self.memory = layer, {}, {}
        # The first commit needs no leave of the host, each later one an acknowledgement.
        self.may_commit, self.commit_count, self.is_known = True, 0, False
        # The surface that the host shows.
        self.shown = None

    def next_commit(self, control_sequence):
        """The next picture, in a surface that the host does not show; None where there is nothing to draw it in, or no leave."""
        if not (self.may_commit and NEEDED <= self.steps.keys()):
            return None
        resize = self.steps["resize_scene"]
        size = {"width": resize.size.width, "height": resize.size.height}
        # Contents that are absent stay as they are; a new layer has some.
        contents = {} if self.is_known else {"contents": {"none": {}}}
        free = [number for number in self.memory if number != self.shown]
        if free:
            contents = {"contents": {"surface": self.draw(free[0])}}
        elif self.is_known:
            return None
        geometry = {"size": size, "position": {}, "anchor": {}, "transform": {"a": 1, "d": 1}}
        update = {"layer": self.layer, "geometry": geometry, **contents}
        if not self.is_known:
            update |= {"visibility": {"opacity": 1}, "appearance": {}, "shadow": {"offset": {}}}
            update |= {"clipping": {"masks_to_bounds": True}, "sublayers": {}, "animations": {}}
        self.is_known, self.may_commit, self.commit_count = True, False, self.commit_count + 1
        numbers = {"commit": self.commit_count, "after_control_sequence": control_sequence}
        return {**numbers, "answered_resize": resize.serial, "root": self.layer, "updates": [update]}

    def draw(self, surface):
        # The one before is shown until this commit is acknowledged, and no commit comes in between.
        self.shown = surface
        begin = self.commit_count * 2 % HEIGHT * WIDTH * PIXEL
        self.memory[surface][: HEIGHT * WIDTH * PIXEL] = PATTERN[begin : begin + HEIGHT * WIDTH * PIXEL]
        gravity = CONTENTS_GRAVITY_RESIZE_ASPECT_FILL
        return {"surface": surface, "seed": self.commit_count, "scale": 1, "gravity": gravity}


class Session:
    def __init__(self):
        self.lifeline = os.fdopen(int(os.environ["MULLION_BOOTSTRAP_FD"]), "rb", buffering=0)
        bootstrap = json.loads(self.lifeline.readline())
        self.control, self.content = (Lane(bootstrap[name]) for name in ("control", "content"))
        identity = {"token": bytes.fromhex(bootstrap["token"]), "plugin_identifier": bootstrap["plugin"]}
        hello = {"minimum_version": 1, "maximum_version": 1, "capabilities": ["surfaces"], **identity}
        self.control.send(hello={"lane": LANE_CONTROL, **hello})
        self.content.send(hello={"lane": LANE_CONTENT, **hello})
        self.scenes, self.owners, self.is_over = {}, {}, False
        self.new_layer, self.new_surface = itertools.count(1).__next__, itertools.count(1).__next__

    def run(self):
        sources = [self.control.dealer, self.content.dealer, self.lifeline]
        while not self.is_over:
            ready, _, _ = select.select(sources, [], [])
            if self.lifeline in ready:
                break
            for dealer in ready:
                messages = dealer.receive()
                if messages is None:
                    return
                for message in messages:
                    self.receive(HostToPluginEnvelope.FromString(message))

    def receive(self, envelope):
        kind = envelope.WhichOneof("body")
        if kind is None:
            return
        answer = self.obey(envelope, kind, getattr(envelope, kind))
        if answer:
            # No scene has the number 0.
            self.control.send(envelope.scene or None, envelope.sequence, **answer)
        for number, scene in self.scenes.items():
            commit = scene.next_commit(envelope.sequence)
            if commit:
                self.content.send(number, scene_did_commit=commit)

    def obey(self, envelope, kind, message):
        """Returns the answer, a case of the envelope; None where the host wants none."""
        scene = self.scenes.get(envelope.scene)
        match kind:
            case "welcome":
                if "surfaces" not in message.granted:
                    sys.exit("This host gives plugins no memory for surfaces.")
                self.control.epoch = self.content.epoch = message.epoch
            case "refused":
                sys.exit(message.text)
            case "ping":
                return {"pong": {}}
            case "stop":
                self.is_over = True
                return {"will_stop": {}}
            case "open_scene":
                self.scenes[envelope.scene] = Scene(self.new_layer())
                self.control.send(envelope.scene, envelope.sequence, scene_did_open={})
                for _ in range(SURFACES):
                    surface = self.new_surface()
                    self.owners[surface] = envelope.scene
                    size = {"width": WIDTH, "height": HEIGHT, "format": SURFACE_FORMAT_BGRA}
                    self.control.send(did_request_surface={"surface": surface, **size})
            case "attach_surface":
                self.attach(message.surface)
            case "decline_surface":
                print(message.reason, file=sys.stderr)
            case "update_scene":
                for step in message.steps:
                    name = step.WhichOneof("step")
                    scene.steps[name] = getattr(step, name)
            case "acknowledge_commit":
                scene.may_commit = True
            case "close_scene":
                for surface in self.scenes.pop(envelope.scene).memory:
                    self.control.send(did_release_surface={"surface": surface})
                return {"scene_did_close": {}}
            case "deliver_touches" | "deliver_scroll" | "deliver_presses" | "scroll_layers" | "deliver_secondary_click":
                return {"input_was_handled": {}}

    def attach(self, surface):
        descriptors = self.control.dealer.descriptors
        has_memory = bool(descriptors)
        self.control.send(did_attach_surface={"surface": surface, "has_memory": has_memory})
        if not has_memory:
            return
        descriptor = descriptors.pop(0)
        size = os.fstat(descriptor).st_size
        scene = self.scenes.get(self.owners[surface])
        if scene:
            scene.memory[surface] = mmap.mmap(descriptor, size)
        else:
            self.control.send(did_release_surface={"surface": surface})
        os.close(descriptor)


Session().run()
