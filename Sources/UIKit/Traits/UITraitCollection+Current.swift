import Synchronization

extension UITraitCollection {
    /// The traits that count where none are at hand: those of the view that is being laid out or drawn, else the main
    /// screen's.
    public static var current: UITraitCollection {
        get { CurrentTraits.scoped ?? CurrentTraits.fallback.withLock { $0.assigned ?? $0.screen } }
        set { CurrentTraits.fallback.withLock { $0.assigned = newValue } }
    }

    /// Runs `actions` with the receiver as `current`.
    public func performAsCurrent(_ actions: () -> Void) {
        CurrentTraits.$scoped.withValue(self, operation: actions)
    }
}

/// What `UITraitCollection.current` is. Colours ask for it on any thread.
enum CurrentTraits {
    struct Fallback {
        var assigned: UITraitCollection?
        /// The main screen's.
        var screen = UITraitCollection(size: UIScreen.usualSize, scale: 1, style: .light)
    }

    @TaskLocal static var scoped: UITraitCollection?
    static let fallback = Mutex(Fallback())

    /// Pixels per point of the main screen.
    static var screenScale: CGFloat {
        max(fallback.withLock { $0.screen.displayScale }, 1)
    }

    static func setScreen(_ traits: UITraitCollection) {
        fallback.withLock { $0.screen = traits }
    }
}
