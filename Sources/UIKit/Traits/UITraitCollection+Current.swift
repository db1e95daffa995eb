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
