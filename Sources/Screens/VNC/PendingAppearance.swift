/// The appearance that pages wish for, until it is carried out. A value that knows no time: it is told.
///
/// A new appearance has every view drawn anew, in the plugins too, and pages may wish for one as often as they like. A user
/// changes it once in a while, so there are two a second at most.
struct PendingAppearance {
    private static let interval = Duration.milliseconds(500)

    private var wish: ScreenAppearance?
    private var current: ScreenAppearance?
    private var earliest = Duration.zero

    mutating func wish(_ appearance: ScreenAppearance) {
        wish = appearance == current ? nil : appearance
    }

    /// When the wish may be carried out; nil if there is none.
    var deadline: Duration? {
        wish == nil ? nil : earliest
    }

    /// Hands out the wish if it is time, to be carried out now.
    mutating func take(at now: Duration) -> ScreenAppearance? {
        guard let wish, now >= earliest else { return nil }
        self.wish = nil
        current = wish
        earliest = now + Self.interval
        return wish
    }
}
