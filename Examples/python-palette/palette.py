#!/usr/bin/python3
"""The controller of Plugins/Palette once more, in Python. README.md says how to see it."""

# The first line names Debian's interpreter, because python3-zmq and python3-protobuf are installed for that one, and a
# confined plugin reads nothing of its user's home.

import colorsys
import itertools
import json
import os
import sys
import time
from collections import namedtuple
from functools import partial
from types import SimpleNamespace

if "MULLION_BOOTSTRAP_FD" not in os.environ:
    sys.exit("This is a plugin for Mullion: a host starts it and shows its pane. README.md says how.")

import zmq  # This and what follows comes later than the rest: whoever starts it by hand may lack it.
from google.protobuf.empty_pb2 import Empty
from google.protobuf.message import DecodeError
from mullion.v1 import calls_pb2 as calls, handshake_pb2 as handshake, input_pb2 as phases, layers_pb2 as wire
from mullion.v1 import host_to_plugin_pb2 as host, plugin_to_host_pb2 as plugin
from palette_pb2 import Color, ColorName, Swatches, Verdict

Frame = namedtuple("Frame", "x y width height")  # In points, from the top left.
RGB = namedtuple("RGB", "red green blue")  # From 0 to 1.
MARGIN, COLUMN, LETTER, KNOB, GRIP, SWATCH, MOST_SWATCHES = 16, 320, 26, 20, 14, 28, 8
USUAL_COLOR = RGB(0.2, 0.5, 0.9)
USUAL_SWATCHES = RGB(0.86, 0.2, 0.18), RGB(0.95, 0.6, 0.07), RGB(0.2, 0.66, 0.33), USUAL_COLOR, RGB(0.55, 0.34, 0.8)
HUES = "red orange yellow green green green cyan blue blue purple magenta pink".split()
# As 0xAARRGGBB: where it is light, where it is dark, and there on what lies above others, as the window of an app on a
# desktop does. docs/Look.md has most of them.
COLORS = {
    "background": (0xFFFFFFFF, 0xFF000000, 0xFF1C1C1E),
    "letter": (0x993C3C43, 0x99EBEBF5, 0x99EBEBF5),
    "edge": (0x4A3C3C43, 0x99545458, 0x99545458),
    "red": (0xFFFF3B30, 0xFFFF453A, 0xFFFF453A),
    "green": (0xFF34C759, 0xFF30D158, 0xFF30D158),
    "blue": (0xFF007AFF, 0xFF0A84FF, 0xFF0A84FF),
    "mark": (0xFF767680, 0xFF909099, 0xFF9F9FA8),
    "knob": (0xFFFFFFFF, 0xFF161618, 0xFF161618),
    "tint": (0xFF0062D6, 0xFF4DA2FF, 0xFF5BA9FF),
    "pressed_tint": (0xFF0052B4, 0xFF69B1FF, 0xFF75B7FF),
    "on_tint": (0xFFFFFFFF, 0xFF06121F, 0xFF06121F),
    "wash": (0x170062D6, 0x1A4DA2FF, 0x1A5BA9FF),
    "pressed_wash": (0x240062D6, 0x244DA2FF, 0x245BA9FF),
    "on_wash": (0xFF0058C1, 0xFF8AC2FF, 0xFF93C6FF),
}


def paint(color):
    """In the protocol's words, from an RGB or 0xAARRGGBB."""
    if isinstance(color, RGB):
        return wire.Color(**color._asdict(), alpha=1)
    alpha, red, green, blue = (byte / 255 for byte in color.to_bytes(4, "big"))
    return wire.Color(red=red, green=green, blue=blue, alpha=alpha)


def look(traits):
    """The colours that fit the surroundings."""
    is_elevated = traits.user_interface_level == handshake.USER_INTERFACE_LEVEL_ELEVATED
    column = 0 if traits.user_interface_style != handshake.USER_INTERFACE_STYLE_DARK else 2 if is_elevated else 1
    return SimpleNamespace(**{name: paint(colors[column]) for name, colors in COLORS.items()})


def text(string, color, weight=500, alignment=wire.TEXT_ALIGNMENT_CENTER):
    """What a layer shows. The host places the line, so nothing is measured here."""
    run = {"text": string, "font": {"size": 15, "weight": weight, "monospaced_digits": True}, "color": color}
    place = {"alignment": alignment, "vertical_alignment": wire.TEXT_VERTICAL_ALIGNMENT_CENTER}
    return {"text": {"runs": [run], "maximum_lines": 1, "line_break": wire.LINE_BREAK_TRUNCATING_TAIL, **place}}


def layer(identifier, frame, sublayers=(), contents=None, **appearance):
    """A layer with all eight groups, as a new one needs them. Its anchor is its top left corner, so its position is
    that of its frame."""
    position, size = {"x": frame.x, "y": frame.y}, {"width": max(0, frame.width), "height": frame.height}
    place = {"size": size, "position": position, "anchor": {}, "transform": {"a": 1, "d": 1}}
    shown = {"appearance": appearance, "contents": contents or {"none": {}}, "sublayers": {"layers": sublayers}}
    unused = {"shadow": {"offset": {}}, "clipping": {}, "animations": {}}
    return wire.LayerUpdate(layer=identifier, geometry=place, visibility={"opacity": 1}, **shown, **unused)


class Contract:
    """The child's end of a contract: what it calls, and what is called of it."""

    def __init__(self, send, methods):
        # `send` takes a case of ContractMessage. A method has the type of its argument, and a function.
        self.send, self.methods = send, methods
        # What has no answer yet, by its number: until when that is waited for, its type, and who takes it.
        self.count, self.asked = 0, {}

    def tell(self, method, argument):
        self.send(call={"method": method, "body": argument.SerializeToString()})

    def ask(self, method, argument, answer_type, seconds, take):
        """`take` gets the answer; None where there is a failure, or nothing in time."""
        self.count += 1
        self.asked[self.count] = time.monotonic() + seconds, answer_type, take
        self.send(call={"number": self.count, "method": method, "body": argument.SerializeToString()})

    def receive(self, message):
        call, answer = message.call, message.answer
        if message.HasField("call"):
            result = self.result(call)
            if call.HasField("number"):
                self.send(answer={"number": call.number, **result})
        elif message.HasField("answer") and answer.number in self.asked:
            _, answer_type, take = self.asked.pop(answer.number)
            take(self.decoded(answer_type, answer.body) if answer.HasField("body") else None)
        # The third kind takes a call back. It was answered at once, as all are.

    def result(self, call):
        """What the method returns, or why it does not: a case of ContractAnswer."""
        if call.method not in self.methods:
            return {"failure": {"code": calls.CONTRACT_FAILURE_CODE_UNKNOWN_METHOD, "text": "There is no such method."}}
        argument_type, method = self.methods[call.method]
        argument = self.decoded(argument_type, call.body)
        if argument is None:
            text = f"The body is no {argument_type.DESCRIPTOR.full_name}."
            return {"failure": {"code": calls.CONTRACT_FAILURE_CODE_MALFORMED_BODY, "text": text}}
        return {"body": (method(argument) or Empty()).SerializeToString()}

    @staticmethod
    def decoded(message_type, body):
        try:
            return message_type.FromString(body)
        except DecodeError:
            return None

    def end_late(self):
        """Takes back what was not answered in time."""
        for number in [number for number, (end, *_) in self.asked.items() if end <= time.monotonic()]:
            self.send(cancelled_call=number)
            self.asked.pop(number)[-1](None)


class Palette:
    """The controller. It keeps what is so and makes each picture of that; the scene finds out what changed."""

    def __init__(self, send):
        methods = {"Show": (Color, self.show), "Offer": (Swatches, self.offer), "Name": (Color, self.name)}
        self.contract = Contract(send, methods)
        self.color, self.swatches = USUAL_COLOR, USUAL_SWATCHES
        # What can be touched, by its name: its frame, and what a tap does; None for a slider.
        self.controls = {}
        # Of each slider's knob: the x of its middle.
        self.knobs = {}
        # By the touch: the name of what it is for, how far from the knob's middle it began, and whether it is inside.
        self.fingers = {}

    # What the parent says.

    def show(self, color):
        self.color = self.clamped(color)

    def offer(self, swatches):
        self.swatches = [self.clamped(color) for color in swatches.colors[:MOST_SWATCHES]]

    def name(self, color):
        color = self.clamped(color)
        most, least = max(color), min(color)
        if most - least <= 0.08:
            return ColorName(text="black" if most < 0.2 else "gray" if most < 0.9 else "white")
        hue = HUES[round(colorsys.rgb_to_hsv(*color)[0] * 12) % 12]
        return ColorName(text=f"dark {hue}" if most < 0.5 else f"light {hue}" if least > 0.6 else hue)

    @staticmethod
    def clamped(color):
        """What a peer says may be any number, and none."""
        return RGB(*(min(part, 1) if part > 0 else 0 for part in (color.red, color.green, color.blue)))

    # What the user does.

    def touch(self, touch):
        """Returns the name of what the touch is for. What is for nothing here goes on to the views of the host."""
        x, y = touch.position.x, touch.position.y
        under = next((name for name, (frame, _) in self.controls.items()
                      if 0 <= x - frame.x < frame.width and 0 <= y - frame.y < frame.height), None)
        if touch.phase == phases.TOUCH_PHASE_BEGAN and under:
            # A touch beside the knob brings it there.
            grip = x - self.knobs.get(under, x)
            self.fingers[touch.id] = SimpleNamespace(name=under, grip=grip if abs(grip) <= GRIP else 0)
        finger = self.fingers.get(touch.id)
        if not finger:
            return None
        finger.is_inside = finger.name == under
        if touch.phase in (phases.TOUCH_PHASE_ENDED, phases.TOUCH_PHASE_CANCELLED):
            del self.fingers[touch.id]
            if touch.phase == phases.TOUCH_PHASE_ENDED and finger.is_inside and finger.name not in RGB._fields:
                self.controls[finger.name][1]()
        elif finger.name in RGB._fields:
            self.slide(finger.name, x - finger.grip)
        return finger.name

    def slide(self, part, x):
        frame = self.controls[part][0]
        value = max(0, min(1, (x - frame.x - KNOB / 2) / max(1, frame.width - KNOB)))
        # What is left of a rounding is no change.
        if abs(value - getattr(self.color, part)) > 1e-6:
            self.pick(self.color._replace(**{part: value}))

    def pick(self, color):
        self.color = color
        self.contract.tell("DidPick", Color(**color._asdict()))

    def cancel(self):
        self.contract.tell("DidCancel", Empty())

    def finish(self):
        """The delegate may say no; one that does not answer does not stand in the way."""
        color = Color(**self.color._asdict())

        def decide(verdict):
            if verdict is None or verdict.is_allowed:
                self.contract.tell("DidFinish", color)

        self.contract.ask("ShouldFinish", color, Verdict, 1, decide)

    # What it looks like.

    def draw(self, size, covered, traits):
        """The root and then what is in it, back to front and always as many: frames, and what else `layer` takes."""
        colors, pressed = look(traits), {finger.name for finger in self.fingers.values() if finger.is_inside}
        edge = {"border_width": 1, "border_color": colors.edge}
        free = size.width - covered.left - covered.right
        width = max(0, min(COLUMN, free - 2 * MARGIN))
        # Edges lie on whole points, and so on whole pixels.
        left, y, half = covered.left + (free - width + 1) // 2, covered.top + 12, (width - 12) // 2
        yield Frame(0, 0, size.width, size.height), {"background": colors.background}

        # Black or white, by the luminance of WCAG 2, nearly.
        is_light = sum(weight * part**2.2 for weight, part in zip((0.2126, 0.7152, 0.0722), self.color)) > 0.179
        digits = "#" + "".join(f"{int(part * 255 + 0.5):02X}" for part in self.color)
        number = text(digits, paint(0xFF000000 if is_light else 0xFFFFFFFF))
        surface = {"background": paint(self.color), "corner_radius": 8, **edge}
        yield Frame(left, y, width, 44), {"contents": number, **surface}
        y += 44 + 10

        self.controls = {}
        for part in RGB._fields:
            frame = Frame(left + LETTER, y, width - LETTER, 34)
            self.controls[part] = frame, None
            x = self.knobs[part] = frame.x + KNOB / 2 + (frame.width - KNOB) * getattr(self.color, part)
            letter = text(part[0].upper(), colors.letter, 400, wire.TEXT_ALIGNMENT_NATURAL)
            yield Frame(left, y, LETTER, 34), {"contents": letter}
            yield Frame(x, y + 16, left + width - 2 - x, 2), {"background": colors.mark, "corner_radius": 1}
            done = {"background": getattr(colors, part), "corner_radius": 2}
            yield Frame(frame.x + 2, y + 15, x - frame.x - 2, 4), done
            ring = {"border_width": 2.5, "border_color": colors.tint, "corner_radius": KNOB / 2}
            yield Frame(x - KNOB / 2, y + 7, KNOB, KNOB), {"background": colors.knob, **ring}
            y += 34 + 10

        for index, swatch in enumerate(self.swatches):
            frame = Frame(left + index * (SWATCH + 8), y, SWATCH, SWATCH)
            self.controls[f"swatch {index}"] = frame, partial(self.pick, swatch)
            yield frame, {"background": paint(swatch), "corner_radius": SWATCH / 2, **edge}
        yield from [(Frame(0, 0, 0, 0), {})] * (MOST_SWATCHES - len(self.swatches))
        y += SWATCH + 16

        for title, x, act, color, surface, pressed_surface in (
            ("Cancel", left, self.cancel, colors.on_wash, colors.wash, colors.pressed_wash),
            ("Done", left + width - half, self.finish, colors.on_tint, colors.tint, colors.pressed_tint),
        ):
            self.controls[title] = Frame(x, y, half, 35), act
            surface = {"background": pressed_surface if title in pressed else surface, "corner_radius": 8}
            yield Frame(x, y, half, 35), {"contents": text(title, color), **surface}


class Scene:
    """One embedding of the controller: what the host does to it, and what it sends to be shown."""

    def __init__(self, send_contract, new_identifier):
        self.palette, self.new_identifier = Palette(send_contract), new_identifier
        # The latest step of each kind. More of a container's doing the picture does not depend on.
        self.steps = {"change_safe_area": host.ChangeSafeArea()}
        # The first commit needs no leave of the host, each later one an acknowledgement.
        self.may_commit, self.commit_count = True, 0
        # The layers as the host knows them, and their identifiers; the root comes first.
        self.shown, self.identifiers = [], []

    def obey(self, kind, message):
        """Returns the answer, a case of the envelope; None where the host wants none."""
        match kind:
            case "update_scene":
                kinds = [step.WhichOneof("step") for step in message.steps]
                self.steps.update((kind, getattr(step, kind)) for kind, step in zip(kinds, message.steps) if kind)
            case "acknowledge_commit":
                self.may_commit = True
            case "contract_message":
                self.palette.contract.receive(message)
            case "deliver_touches":
                hit = {name for touch in message.touches if (name := self.palette.touch(touch))}
                # What the controls make use of is theirs, and nobody's above the pane.
                slides, taps = hit & set(RGB._fields), hit - set(RGB._fields)
                uses = {"uses_taps": bool(taps), "uses_pans": bool(slides), "uses_swipes": bool(slides)}
                return {"input_was_handled": {"handled": bool(hit), **uses}}
            case "deliver_scroll" | "scroll_layers" | "deliver_presses":
                return {"input_was_handled": {}}

    def next_commit(self, control_sequence):
        """The layers that changed; None where none did, or where the host has not shown the last ones yet."""
        if not (self.may_commit and {"load_view", "change_traits", "resize_scene"} <= self.steps.keys()):
            return None
        resize, safe_area = self.steps["resize_scene"], self.steps["change_safe_area"].insets
        drawn = list(self.palette.draw(resize.size, safe_area, self.steps["change_traits"].traits))
        self.identifiers = self.identifiers or [self.new_identifier() for _ in drawn]
        drawn[0][1]["sublayers"] = self.identifiers[1:]
        layers = [layer(identifier, frame, **rest) for identifier, (frame, rest) in zip(self.identifiers, drawn)]
        updates = [layer for layer, old in itertools.zip_longest(layers, self.shown) if layer != old]
        if not updates:
            return None
        self.shown, self.may_commit, self.commit_count = layers, False, self.commit_count + 1
        numbers = {"commit": self.commit_count, "after_control_sequence": control_sequence}
        return {**numbers, "answered_resize": resize.serial, "root": self.identifiers[0], "updates": updates}


class Lane:
    """One of the two connections. It numbers what it sends without a gap, because a gap ends the session."""

    def __init__(self, context, endpoint):
        self.epoch = self.sequence = 0
        self.socket = context.socket(zmq.DEALER)
        # Milliseconds. A lost connection is a lost session and must not come back; -1 would lose what was not read yet.
        self.socket.reconnect_ivl = 3_600_000
        # Milliseconds, for the last words.
        self.socket.linger = 250
        # Has something to read once the connection is lost; made before the connection, so that it misses nothing.
        self.loss = self.socket.get_monitor_socket(zmq.EVENT_DISCONNECTED)
        self.socket.connect(endpoint)

    def send(self, scene=None, in_reply_to=None, **body):
        """`body` is one case of the envelope's oneof: its name, and its fields as a dictionary."""
        self.sequence += 1
        numbers = {"epoch": self.epoch, "sequence": self.sequence, "scene": scene, "in_reply_to": in_reply_to}
        self.socket.send(plugin.PluginToHostEnvelope(**numbers, **body).SerializeToString())


class Session:
    """Answers the host, and keeps a scene for each pane."""

    def __init__(self, descriptor):
        self.lifeline = os.fdopen(descriptor, "rb", buffering=0)
        bootstrap = json.loads(self.lifeline.readline())
        self.identity = {"token": bytes.fromhex(bootstrap["token"]), "plugin_identifier": bootstrap["plugin"]}
        context = zmq.Context()
        self.control, self.content = (Lane(context, bootstrap[name]) for name in ("control", "content"))
        self.scenes, self.has_contracts, self.is_over = {}, False, False
        # A layer's identifier is unique in the session, not only in its scene.
        self.new_identifier = itertools.count(1).__next__

    def run(self):
        """Goes on until the host says stop, or is gone."""
        says = {"minimum_version": 1, "maximum_version": 1, "capabilities": ["contracts"], **self.identity}
        self.control.send(hello={"lane": handshake.LANE_CONTROL, **says})
        self.content.send(hello={"lane": handshake.LANE_CONTENT, **says})
        poller = zmq.Poller()
        for source in (self.lifeline, self.control.loss, self.content.loss, self.control.socket, self.content.socket):
            poller.register(source, zmq.POLLIN)
        while not self.is_over:
            contracts = [scene.palette.contract for scene in self.scenes.values()]
            for contract in contracts:
                contract.end_late()
            ends = [end for contract in contracts for end, *_ in contract.asked.values()]
            # In milliseconds; None is until something comes.
            ready = dict(poller.poll(max(0, min(ends) - time.monotonic()) * 1000 + 1 if ends else None))
            lanes = [lane for lane in (self.control, self.content) if lane.socket in ready]
            # The others are ready once the host is gone. What it had sent by then is read first.
            self.is_over = bool(ready) and not lanes
            for lane in lanes:
                self.receive(host.HostToPluginEnvelope.FromString(lane.socket.recv()))

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
                self.control.epoch = self.content.epoch = envelope.welcome.epoch
                self.has_contracts = "contracts" in envelope.welcome.granted
            case "refused":
                sys.exit(envelope.refused.text)
            case "ping":
                return {"pong": {}}
            case "stop":
                self.is_over = True
                return {"will_stop": {}}
            case "open_scene":
                # Whatever controller it names: plugin.json has only one.
                self.scenes[envelope.scene] = Scene(partial(self.send_contract, envelope.scene), self.new_identifier)
                return {"scene_did_open": {}}
            case "close_scene":
                self.scenes.pop(envelope.scene, None)
                return {"scene_did_close": {}}
            case _ if kind and envelope.scene in self.scenes:
                return self.scenes[envelope.scene].obey(kind, getattr(envelope, kind))

    def send_contract(self, scene, **kind):
        if self.has_contracts:
            self.control.send(scene, contract_message=kind)


Session(int(os.environ["MULLION_BOOTSTRAP_FD"])).run()
