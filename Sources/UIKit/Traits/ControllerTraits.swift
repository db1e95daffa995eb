/// What a view controller keeps about its traits.
@MainActor struct ControllerTraits {
    var overrides = TraitOverrides()
    var observers = TraitChangeObservers()

    /// What this controller sets for its children.
    var childOverrides: [ObjectIdentifier: UITraitCollection] = [:]

    /// The traits that the controller was told of last; nil before its view was in a window.
    var told: UITraitCollection?
}

extension UIViewController: TraitChangeSource {
    var traitChangeObservers: TraitChangeObservers {
        get { traits.observers }
        set { traits.observers = newValue }
    }

    var traitForecast: UITraitCollection? {
        traits.told == nil ? traitCollection : nil
    }

    /// The traits that this controller sets for itself, its view and its children. Reading `traitCollection` shows them
    /// at once; callbacks come with the next update, before layout.
    public var traitOverrides: any UITraitOverrides {
        get { traits.overrides }
        set {
            guard let overrides = newValue as? TraitOverrides, overrides.values != traits.overrides.values else {
                return
            }
            traits.overrides = overrides
            viewIfLoaded?.setNeedsTraitUpdate()
        }
    }

    /// Tells whoever waits in this controller's window of its traits now, not with the next update.
    public func updateTraitsIfNeeded() {
        viewIfLoaded?.updateTraitsIfNeeded()
    }

    /// `traitCollection` as the controller would have it in surroundings with these traits.
    func ownTraits(inheriting inherited: UITraitCollection) -> UITraitCollection {
        let fromParent = holder?.traits.childOverrides[ObjectIdentifier(self)]
        return (fromParent.map { inherited.overridden(by: $0.values) } ?? inherited).overridden(by: traits.overrides)
    }

    /// Those of the view's superview, or of the parent while the view is not in place.
    var surroundingTraits: UITraitCollection {
        viewIfLoaded?.superview?.traitCollection ?? holder?.traitCollection ?? hostWindow?.traitCollection ?? .current
    }

    func overrideTraits(of child: UIViewController, by collection: UITraitCollection?) {
        guard child.holder === self, traits.childOverrides[ObjectIdentifier(child)] != collection else { return }
        traits.childOverrides[ObjectIdentifier(child)] = collection
        child.viewIfLoaded?.setNeedsTraitUpdate()
    }

    /// Announces that the surroundings get these traits, if that changes any of the controller's.
    package func announce(
        _ surroundings: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        let new = ownTraits(inheriting: surroundings)
        if new != traitCollection { willTransition(to: new, with: coordinator) }
    }

    func settleTraits() {
        let new = traitCollection
        let old = traits.told ?? new
        traits.told = new
        traits.observers.notify(of: self, from: old, to: new)
        guard new != old else { return }
        ControllerCallbacks.note(self, "traitCollectionDidChange")
        traitCollectionDidChange(old)
        // Colours and pictures in bars are others.
        if new.hasDifferentColorAppearance(comparedTo: old) { onFactsChange?() }
    }
}
