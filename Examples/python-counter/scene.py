"""One embedding of the pane: what the host does to it, and what it sends to be shown."""

from counter_pane import CounterPane

# The steps without which there is nothing to lay out.
NEEDED = {"load_view", "change_traits", "resize_scene"}


class Scene:
    def __init__(self, new_layer, system_font):
        self.pane = CounterPane(new_layer, system_font)
        # The latest step of each kind. More of a container's doing the picture does not depend on.
        self.steps = {}
        # The first commit needs no leave of the host, each later one an acknowledgement.
        self.may_commit, self.commit_count = True, 0
        # The layers as the host knows them, by their identifiers.
        self.shown = {}

    def obey(self, kind, message):
        """Returns the answer, a case of the envelope; None where the host wants none."""
        match kind:
            case "update_scene":
                kinds = [step.WhichOneof("step") for step in message.steps]
                self.steps.update((kind, getattr(step, kind)) for kind, step in zip(kinds, message.steps))
            case "acknowledge_commit":
                self.may_commit = True
            case "focus_scene":
                self.pane.focus(message.focused)
            case "deliver_touches":
                handled = any([self.pane.touch(touch) for touch in message.touches])
                # A tap on the button is the button's, and nobody's above the pane.
                return {"input_was_handled": {"handled": handled, "uses_taps": handled}}
            case "deliver_scroll":
                return {"input_was_handled": {}}
            case "deliver_presses":
                handled = [self.pane.press(press) for press in message.presses]
                return {"input_was_handled": {"handled": any(handled)}}

    def next_commit(self, control_sequence):
        """The layers that changed; None where none did, or where the host has not shown the last ones yet."""
        if not (self.may_commit and NEEDED <= self.steps.keys()):
            return None
        resize = self.steps["resize_scene"]
        layers = self.pane.layers(resize.size, self.steps["change_traits"].traits)
        updates = [layer for layer in layers if layer != self.shown.get(layer.layer)]
        if not updates:
            return None
        self.shown = {layer.layer: layer for layer in layers}
        self.may_commit, self.commit_count = False, self.commit_count + 1
        numbers = {"commit": self.commit_count, "after_control_sequence": control_sequence}
        return {**numbers, "answered_resize": resize.serial, "root": self.pane.root, "updates": updates}
