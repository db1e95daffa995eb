/// Keys that changed together.
package struct PressDelivery: Hashable, Sendable {
    /// At least one.
    package var presses: [Press]
    /// Seconds on a clock of the host; only differences mean anything.
    package var timestamp: Double

    package init(presses: [Press], timestamp: Double) {
        self.presses = presses
        self.timestamp = timestamp
    }

    /// Whether a key repeats.
    package var isRepeat: Bool {
        presses.contains { $0.phase == .changed }
    }
}
