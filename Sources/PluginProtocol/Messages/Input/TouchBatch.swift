import InputEvents

/// Touches that changed together.
package struct TouchBatch: Hashable, Sendable {
    /// At least one; an id occurs once.
    package var touches: [Touch]
    package var modifiers: KeyModifiers

    package init(touches: [Touch], modifiers: KeyModifiers = []) {
        self.touches = touches
        self.modifiers = modifiers
    }
}
