"""Layers and texts in the words of protos/mullion/v1/layers.proto."""

from collections import namedtuple

from mullion.v1 import layers_pb2 as wire

# In points, from the top left.
Frame = namedtuple("Frame", "x y width height")


def color(rgb):
    """From 0xRRGGBB."""
    red, green, blue = (component / 255 for component in rgb.to_bytes(3, "big"))
    return wire.Color(red=red, green=green, blue=blue, alpha=1)


def layer(identifier, frame, contents=None, sublayers=(), hidden=False, **appearance):
    """A layer with all eight groups, as a new one needs them. Its anchor is its top left corner, so its position is
    that of its frame."""
    position, size = {"x": frame.x, "y": frame.y}, {"width": frame.width, "height": frame.height}
    place = {"size": size, "position": position, "anchor": {}, "transform": {"a": 1, "d": 1}}
    visibility = {"hidden": hidden, "opacity": 1}
    shown = {"appearance": appearance, "contents": contents or {"none": {}}, "sublayers": {"layers": sublayers}}
    unused = {"shadow": {"offset": {}}, "clipping": {}, "animations": {}}
    return wire.LayerUpdate(layer=identifier, geometry=place, visibility=visibility, **shown, **unused)


def centered_text(string, size, weight, rgb, lines):
    """What a layer shows: text in its middle. The host breaks and places the lines, so nothing is measured here."""
    text = wire.StyledText(maximum_lines=lines, line_break=wire.LINE_BREAK_TRUNCATING_TAIL)
    text.runs.add(text=string, font={"size": size, "weight": weight}, color=color(rgb))
    text.alignment = wire.TEXT_ALIGNMENT_CENTER
    text.vertical_alignment = wire.TEXT_VERTICAL_ALIGNMENT_CENTER
    return {"text": text}
