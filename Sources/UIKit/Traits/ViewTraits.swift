/// What a view keeps about its traits.
@MainActor struct ViewTraits {
    var overrides = TraitOverrides()
    var observers = TraitChangeObservers()

    /// The traits that the view was told of last; nil before it was in a window.
    var told: UITraitCollection?

    var needsUpdate = false
    var subtreeNeedsUpdate = false

    /// Whether the view or one below it waits to be told.
    var isUpdateDue: Bool {
        needsUpdate || subtreeNeedsUpdate
    }
}

extension UIView: TraitChangeSource {
    var traitChangeObservers: TraitChangeObservers {
        get { traits.observers }
        set { traits.observers = newValue }
    }

    var traitForecast: UITraitCollection? {
        traits.told == nil ? traitCollection : nil
    }

    /// The traits that this view sets for itself and everything below it. Reading `traitCollection` shows them at once;
    /// callbacks come with the next update, before layout.
    public var traitOverrides: any UITraitOverrides {
        get { traits.overrides }
        set {
            guard let overrides = newValue as? TraitOverrides, overrides.values != traits.overrides.values else {
                return
            }
            traits.overrides = overrides
            setNeedsTraitUpdate()
        }
    }

    /// Tells whoever waits in this view's window of its traits now, not with the next update.
    public func updateTraitsIfNeeded() {
        if let window, window.needsTraitUpdate { window.updateTraits() }
    }

    /// What goes into the view's traits changed: it is looked at in the next update.
    func setNeedsTraitUpdate() {
        guard let window else {
            applyColors()
            return
        }
        traits.needsUpdate = true
        propagateTraitUpdate()
        if window.isShown { UpdateCycle.main.setNeedsUpdate() }
    }

    private func propagateTraitUpdate() {
        var ancestor = leader
        while let view = ancestor, !view.traits.subtreeNeedsUpdate {
            view.traits.subtreeNeedsUpdate = true
            ancestor = view.leader
        }
    }

    /// Tells everybody who waits, from here down.
    func updateTraitsInSubtree() {
        if traits.needsUpdate {
            traits.needsUpdate = false
            settleTraits()
        }
        guard traits.subtreeNeedsUpdate else { return }
        traits.subtreeNeedsUpdate = false
        for view in followers where view.traits.isUpdateDue {
            view.updateTraitsInSubtree()
        }
    }

    /// Before a view is in a window for the first time, what it could read as its traits counts as told.
    func noteTraitsBeforeMove() {
        if let viewController, viewController.traits.told == nil {
            viewController.traits.told = viewController.traitCollection
        }
        if traits.told == nil { traits.told = traitCollection }
        // Nobody waits any longer: every view is told when it has moved.
        traits.needsUpdate = false
        traits.subtreeNeedsUpdate = false
    }

    /// Tells controller, view and everything below of traits that are not those they were told last: controller before its
    /// view, parent before child, and whoever registered before the object itself (TRAIT-06).
    func settleTraits() {
        guard window != nil else { return }
        viewController?.settleTraits()
        let new = inheritedTraits.overridden(by: traits.overrides)
        let old = traits.told ?? new
        traits.told = new
        guard new != old else { return traits.observers.notify(of: self, from: old, to: new) }
        let looksDifferent = new.hasDifferentColorAppearance(comparedTo: old)
        if looksDifferent { applyColors() }
        setNeedsDisplay()
        if new.layoutDirection != old.layoutDirection { layoutDirectionDidChange() }
        if viewController != nil || new.layoutDirection != old.layoutDirection { updateLayoutMargins() }
        traits.observers.notify(of: self, from: old, to: new)
        traitCollectionDidChange(old)
        if looksDifferent { tintColorDidChange() }
        for view in followers {
            view.settleTraits()
        }
    }

    /// The view has another superview in the same window.
    func surroundingsDidChange() {
        guard window != nil else { return }
        if traits.isUpdateDue { propagateTraitUpdate() }
        settleTraits()
        updateSafeArea()
    }
}
