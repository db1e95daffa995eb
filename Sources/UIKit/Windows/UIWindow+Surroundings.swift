/// Which traits a window has from its screen, or from the window of a host.
extension UIWindow {
    func updateSurroundings() {
        needsSurroundings = false
        if traits.told == nil { traits.told = traitCollection }
        let new = surroundings(at: bounds.size)
        guard new != surroundings else { return }
        let transition = TransitionCoordinator(in: self)
        if new != announcedSurroundings { announce(new, with: transition) }
        announcedSurroundings = nil
        transition.run {
            surroundings = new
            traits.needsUpdate = true
        }
    }

    func announce(_ surroundings: UITraitCollection, with transition: TransitionCoordinator) {
        ownRoot?.announce(surroundings.overridden(by: traits.overrides), with: transition)
    }

    func surroundings(at size: CGSize) -> UITraitCollection {
        hostTraits ?? screen.traitCollection.inWindow(of: size)
    }

    func setNeedsSurroundings() {
        needsSurroundings = true
        if isShown { UpdateCycle.main.setNeedsUpdate() }
    }
}
