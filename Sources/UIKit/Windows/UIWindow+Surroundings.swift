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
        let new = surroundings.overridden(by: traits.overrides)
        ownRoot?.announce(new, with: transition)
        for presentation in overlays.presentations { presentation.controller.willTransition(to: new, with: transition) }
    }

    func surroundings(at size: CGSize) -> UITraitCollection {
        hostTraits ?? screen.traitCollection.inWindow(of: size)
    }

    func setNeedsSurroundings() {
        needsSurroundings = true
        if isShown { UpdateCycle.main.setNeedsUpdate() }
    }
}
