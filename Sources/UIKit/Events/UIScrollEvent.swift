/// The wheel turned or two fingers moved on a touchpad.
@MainActor package final class UIScrollEvent: UIEvent {
    /// In the window's coordinates.
    package let location: CGPoint
    /// How far the content should move, in points; positive y moves it down.
    package let delta: CGVector
    /// Whether the device reports distances (a touchpad) and not notches (a wheel).
    package let isPrecise: Bool
    /// What of `delta` nobody made use of, nor may do so yet.
    package private(set) var rest: CGVector

    package init(
        location: CGPoint, delta: CGVector, isPrecise: Bool, timestamp: TimeInterval,
        modifierFlags: UIKeyModifierFlags
    ) {
        self.location = location
        self.delta = delta
        rest = delta
        self.isPrecise = isPrecise
        super.init(timestamp: timestamp, modifierFlags: modifierFlags)
    }

    /// Makes use of a part of the rest, and of no more than that.
    package func use(_ part: CGVector) {
        let used = part.limited(to: rest)
        rest = CGVector(dx: rest.dx - used.dx, dy: rest.dy - used.dy)
    }

    /// Whether there is nothing left for others.
    var isUsed: Bool {
        rest == .zero
    }

    /// Gives back what was used before.
    func leave(_ part: CGVector) {
        rest = part
    }

    override package var type: EventType {
        .scroll
    }
}

extension CGVector {
    /// As much of each side as goes in the direction of `most` and not beyond it; what is no number is nothing.
    package func limited(to most: CGVector) -> CGVector {
        func limit(_ side: CGFloat, _ most: CGFloat) -> CGFloat {
            most < 0 ? -limit(-side, -most) : side > 0 ? min(side, most) : 0
        }
        return CGVector(dx: limit(dx, most.dx), dy: limit(dy, most.dy))
    }
}
