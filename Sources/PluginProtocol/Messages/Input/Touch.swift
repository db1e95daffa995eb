import CoreGraphics

/// A finger, or the pointer with its button down, at one moment.
package struct Touch: Hashable, Sendable {
    package enum Phase: String, Hashable, Sendable {
        case began, moved, stationary, ended, cancelled
    }

    /// Names the finger while it is down. Minted by the host.
    package var id: UInt64
    package var phase: Phase
    /// In points of the scene, from its top left.
    package var position: CGPoint
    /// Seconds on a clock of the host; only differences mean anything.
    package var timestamp: Double
    /// How many taps in quick succession this one makes.
    package var tapCount: Int
    /// Whether the host draws what scrolls if the touch becomes a drag. Counts where the touch began.
    package var isScrolledByHost: Bool

    package init(
        id: UInt64, phase: Phase, position: CGPoint, timestamp: Double, tapCount: Int = 1,
        isScrolledByHost: Bool = false
    ) {
        self.id = id
        self.phase = phase
        self.position = position
        self.timestamp = timestamp
        self.tapCount = tapCount
        self.isScrolledByHost = isScrolledByHost
    }
}
