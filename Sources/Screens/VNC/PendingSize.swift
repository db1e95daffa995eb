import CoreGraphics

/// The size that viewers wish for the window, until it is carried out. A value that knows no time: it is told.
///
/// A resize costs the main loop a layout and a whole drawing, and viewers may wish for one as often as they like. So of all
/// wishes only the last counts, there are 30 resizes a second at most, and at least half of the time is left for everything
/// else.
struct PendingSize {
    private static let interval = Duration.seconds(1) / 30

    private var wish: (width: Int, height: Int, scale: CGFloat?)?
    /// When the last resize began; nil once its pixels have been shown.
    private var beginning: Duration?
    private var earliest = Duration.zero

    /// - Parameters:
    ///   - width: In pixels.
    ///   - height: In pixels.
    ///   - scale: Pixels per point; nil: as many as there are.
    mutating func wish(width: Int, height: Int, scale: CGFloat? = nil) {
        wish = (width, height, scale)
    }

    /// When the wish may be carried out; nil if there is none.
    var deadline: Duration? {
        wish == nil ? nil : earliest
    }

    /// Hands out the wish if it is time, to be carried out now.
    mutating func take(at now: Duration) -> (width: Int, height: Int, scale: CGFloat?)? {
        guard let wish, now >= earliest else { return nil }
        self.wish = nil
        beginning = now
        earliest = now + Self.interval
        return wish
    }

    /// The pixels of the new size are there.
    mutating func didShow(at now: Duration) {
        guard let beginning else { return }
        self.beginning = nil
        earliest = max(earliest, now + (now - beginning))
    }
}
