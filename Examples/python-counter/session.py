"""A session with a host, from its first word to its last."""

import itertools
import sys

import zmq

from lane import Lane
from mullion.v1.handshake_pb2 import LANE_CONTENT, LANE_CONTROL
from scene import Scene


class Session:
    """Answers the host, and keeps a scene for each pane."""

    def __init__(self, place):
        self.place = place
        context = zmq.Context.instance()
        self.control, self.content = (Lane(context, endpoint, place) for endpoint in place.endpoints)
        self.welcome, self.scenes, self.is_over, self.is_stopped = None, {}, False, False
        # A layer's identifier is unique in the session, not only in its scene.
        self.new_layer = itertools.count(1).__next__

    def run(self):
        """Goes on until the host says stop, or is gone. Returns whether it said so."""
        for lane, kind in ((self.control, LANE_CONTROL), (self.content, LANE_CONTENT)):
            lane.send(hello={"lane": kind, "minimum_version": 1, "maximum_version": 1, **self.place.identity})
        poller = zmq.Poller()
        sources = self.control.loss, self.content.loss, self.control.socket, self.content.socket, self.place.lifeline
        for source in filter(None, sources):
            poller.register(source, zmq.POLLIN)
        while not self.is_over:
            ready = dict(poller.poll())
            lanes = [lane for lane in (self.control, self.content) if lane.socket in ready]
            # The others are ready once the host is gone. What it had sent by then is read first.
            self.is_over = not lanes
            for lane in lanes:
                envelope = lane.receive()
                if envelope is None:
                    self.is_over = True
                    break
                # An empty frame says nothing.
                if envelope.WhichOneof("body"):
                    self.receive(envelope)
        self.control.close()
        self.content.close()
        return self.is_stopped

    def receive(self, envelope):
        """Does what the host says, answers, and shows what came of it."""
        answer = self.obey(envelope, envelope.WhichOneof("body"))
        if answer:
            # No scene has the number 0.
            self.control.send(envelope.scene or None, envelope.sequence, **answer)
        scene = self.scenes.get(envelope.scene)
        commit = scene and scene.next_commit(envelope.sequence)
        if commit:
            self.content.send(envelope.scene, scene_did_commit=commit)

    def obey(self, envelope, kind):
        """Returns the answer, a case of the envelope; None where the host wants none."""
        match kind:
            case "welcome":
                self.welcome = envelope.welcome
                self.control.epoch = self.content.epoch = self.welcome.epoch
            case "refused":
                sys.exit(envelope.refused.text)
            case "ping":
                return {"pong": {}}
            case "stop":
                self.is_over = self.is_stopped = True
                return {"will_stop": {}}
            case "open_scene":
                # Whatever controller it names: plugin.json has only one.
                self.scenes[envelope.scene] = Scene(self.new_layer, self.welcome.system_font)
                return {"scene_did_open": {}}
            case "close_scene":
                del self.scenes[envelope.scene]
                return {"scene_did_close": {}}
            case _:
                return self.scenes[envelope.scene].obey(kind, getattr(envelope, kind))
