extension Int {
    /// The number as a depth to which the depths of pinned headers and backgrounds can be added: apps give `Int.max` for what lies above
    /// everything.
    var clampedDepth: Int {
        Swift.min(Swift.max(self, -1 << 40), 1 << 40)
    }
}
