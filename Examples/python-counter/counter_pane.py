"""What the pane shows, and what the user does in it."""

import math

from layers import Frame, centered_text, color, layer
from look import look
from mullion.v1 import input_pb2 as phases

# Keys by their numbers in the USB HID usage tables, page 7: Return, the space bar and Enter press a button.
TAB, PRESSING_KEYS = 43, {40, 44, 88}
# From docs/Look.md, in points; weights as in CSS.
LABEL_FONT, BUTTON_FONT, REGULAR, MEDIUM = 17, 15, 400, 500
MARGIN, LABEL_LINES, BUTTON_RADIUS, RING_WIDTH, RING_REACH = 24, 2, 8, 2, 4

WORDS = {0: "This pane is written in Python.", 1: "Counted once."}


class CounterPane:
    """A label and a button. It keeps what is so and makes each picture of that; the scene finds out what changed."""

    def __init__(self, new_layer, system_font):
        self.root, self.label, self.button, self.ring = (new_layer() for _ in range(4))
        self.label_height = math.ceil(LABEL_LINES * LABEL_FONT * system_font.line_height)
        self.button_frame = Frame(0, 0, 0, 0)
        # The finger is the touch that began on the button.
        self.count, self.finger = 0, None
        self.is_pressed = self.is_focused = False

    # Touches and presses return whether they were for something here. What was not goes on to the views of the host.

    def touch(self, touch):
        x, y, width, height = self.button_frame
        is_inside = 0 <= touch.position.x - x < width and 0 <= touch.position.y - y < height
        if touch.phase == phases.TOUCH_PHASE_BEGAN and is_inside:
            # The ring is for those who use keys.
            self.finger, self.is_focused = touch.id, False
        if touch.id != self.finger:
            return False
        is_over = touch.phase in (phases.TOUCH_PHASE_ENDED, phases.TOUCH_PHASE_CANCELLED)
        self.count += is_inside and touch.phase == phases.TOUCH_PHASE_ENDED
        self.is_pressed = is_inside and not is_over
        self.finger = None if is_over else touch.id
        return True

    def press(self, press):
        if press.key == TAB and press.phase == phases.PRESS_PHASE_BEGAN:
            # There is one thing to focus: Tab comes to it, either way round, and then leaves the pane.
            self.is_focused = not self.is_focused
        if press.key in PRESSING_KEYS and self.is_focused:
            self.count += self.is_pressed and press.phase == phases.PRESS_PHASE_ENDED
            self.is_pressed = press.phase not in (phases.PRESS_PHASE_ENDED, phases.PRESS_PHASE_CANCELLED)
        return self.is_focused and (press.key == TAB or press.key in PRESSING_KEYS)

    def focus(self, has_keys):
        """The pane got the keys, of which the first Tab makes something, or it lost them."""
        self.is_focused = self.is_focused and has_keys
        self.is_pressed = self.is_pressed and (has_keys or self.finger is not None)

    def layers(self, size, traits):
        """All layers, the root first. Edges lie on whole points, and so on whole pixels."""
        background, foreground, tint, pressed_tint, on_tint = look(traits)
        x, y = size.width // 2, size.height // 2
        label = Frame(MARGIN, y - 40 - self.label_height // 2, max(0, size.width - 2 * MARGIN), self.label_height)
        self.button_frame = Frame(x - 60, y + 8, 120, 36)
        ring = Frame(x - 60 - RING_REACH, y + 8 - RING_REACH, 120 + 2 * RING_REACH, 36 + 2 * RING_REACH)
        words = WORDS.get(self.count, f"Counted {self.count} times.")
        title = centered_text("+1", BUTTON_FONT, MEDIUM, on_tint, lines=1)
        surface = color(pressed_tint if self.is_pressed else tint)
        line = {"border_width": RING_WIDTH, "border_color": color(tint)}
        children = [self.label, self.button, self.ring]
        return [
            layer(self.root, Frame(0, 0, size.width, size.height), None, children, background=color(background)),
            layer(self.label, label, centered_text(words, LABEL_FONT, REGULAR, foreground, LABEL_LINES)),
            layer(self.button, self.button_frame, title, background=surface, corner_radius=BUTTON_RADIUS),
            layer(self.ring, ring, hidden=not self.is_focused, corner_radius=BUTTON_RADIUS + RING_REACH, **line),
        ]
