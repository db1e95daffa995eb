import Synchronization

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
