/// One axis of what is scrolled: how much of it is seen, how long the content is, and how far its beginning may go. All lengths are in points.
package struct ScrollAxis: Hashable, Sendable {
    /// How much is seen at once.
    package var visible: CGFloat
    package var content: CGFloat
    /// What is kept free before the content and after it: the adjusted content insets.
    package var leading: CGFloat
    package var trailing: CGFloat
    /// Whether the content can be drawn beyond its ends and comes back.
    package var bounces: Bool
    /// Whether it can though all of it is seen.
    package var alwaysBounces: Bool

    package init(
        visible: CGFloat, content: CGFloat, leading: CGFloat = 0, trailing: CGFloat = 0, bounces: Bool = true,
        alwaysBounces: Bool = false
    ) {
        self.visible = max(visible.ifFinite, 0)
        self.content = max(content.ifFinite, 0)
        self.leading = leading.ifFinite
        self.trailing = trailing.ifFinite
        self.bounces = bounces
        self.alwaysBounces = alwaysBounces
    }

    /// The offset that shows the beginning.
    package var lowest: CGFloat {
        0 - leading
    }

    /// The offset that shows the end; the lowest one where everything is seen.
    package var highest: CGFloat {
        max(lowest, content + trailing - visible)
    }

    /// Whether there is something that is not seen.
    package var overflows: Bool {
        highest > lowest
    }

    /// Whether a finger moves the content.
    package var isDraggable: Bool {
        overflows || (bounces && alwaysBounces)
    }

    /// The nearest offset at which the content rests. What is no number leads to the beginning.
    package func clamped(_ offset: CGFloat) -> CGFloat {
        offset.isNaN ? lowest : min(max(offset, lowest), highest)
    }

    /// How far an offset lies beyond the ends: below 0 before the beginning, above 0 after the end.
    package func excess(at offset: CGFloat) -> CGFloat {
        offset - clamped(offset)
    }

    /// Where content is shown that a finger has drawn to `offset`: beyond an end it follows less and less, and never by a whole visible
    /// length; where it does not bounce, not at all.
    package func resisted(_ offset: CGFloat) -> CGFloat {
        let rest = clamped(offset)
        guard bounces, isDraggable else { return rest }
        return rest + RubberBand.stretch(offset - rest, within: visible)
    }

    /// The offset that a finger would have drawn content to that is shown at `offset`.
    package func unresisted(_ offset: CGFloat) -> CGFloat {
        let rest = clamped(offset)
        guard bounces, isDraggable else { return rest }
        return rest + RubberBand.pull(offset - rest, within: visible)
    }
}

extension CGFloat {
    /// The number itself, or zero for what is infinite or no number.
    var ifFinite: CGFloat {
        isFinite ? self : 0
    }
}
