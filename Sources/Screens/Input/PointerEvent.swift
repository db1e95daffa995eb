import CoreGraphics
import InputEvents

/// A movement of the pointer or of one of its buttons.
package struct PointerEvent: Hashable, Sendable {
    package enum Phase: Hashable, Sendable {
        /// The pointer moved; no button changed.
        case moved
        /// This one button went down.
        case pressed(PointerButtons)
        /// This one button went up.
        case released(PointerButtons)
        /// The pointer has left the window.
        case left
        /// This one button is not down any more, and nobody let it go: whoever held it has gone.
        case cancelled(PointerButtons)
    }

    /// In points from the top left corner of the window. During a press it may lie outside of the window.
    package var position: CGPoint
    package var phase: Phase
    /// The buttons that are down after the event.
    package var buttons: PointerButtons
    package var modifiers: KeyModifiers
    /// When it happened, in seconds of the system's monotonic clock.
    package var timestamp: Double

    package init(
        position: CGPoint, phase: Phase, buttons: PointerButtons = [], modifiers: KeyModifiers = [], timestamp: Double
    ) {
        self.position = position
        self.phase = phase
        self.buttons = buttons
        self.modifiers = modifiers
        self.timestamp = timestamp
    }
}
