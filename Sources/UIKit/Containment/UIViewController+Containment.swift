/// How a controller comes to a container and leaves it.
extension UIViewController {
    func take(_ child: UIViewController) {
        guard child !== self, !isInside(child) else {
            UsageDiagnostic.report(.cycle, "\(child) cannot become a child of \(self), which is inside it")
            return
        }
        if child.holder === self { return }
        child.removeFromParent()
        // Whoever is made with its container does not come to it.
        if !child.isMadeWithContainer { child.willMove(toParent: standsFor ?? self) }
        child.appearance.isComing = true
        child.appearance.isMoveOpen = !child.isMadeWithContainer
        child.appearance.isLeaving = false
        children.append(child)
        child.holder = self
        if child.appearanceState == .appeared { child.expectDidMove() }
        child.containersDidChange()
        factsInsideDidChange()
    }

    func leaveParent() {
        guard let holder else { return }
        if let view = viewIfLoaded, let parentView = holder.viewIfLoaded, view !== parentView,
            view.isDescendant(of: parentView)
        {
            UsageDiagnostic.report(
                .viewLeftBehind,
                "removeFromParent() of \(self) while its view is still in place; remove the view first")
            view.removeFromSuperview()
        }
        holder.children.removeAll { $0 === self }
        holder.traits.childOverrides[ObjectIdentifier(self)] = nil
        self.holder = nil
        holder.factsInsideDidChange()
        appearance.isComing = false
        hasMoved()
        didMove(toParent: nil)
        appearance.isLeaving = false
        containersDidChange()
    }

    /// A container has called `didMove(toParent:)`, or need not any more.
    func hasMoved() {
        appearance.isMoveOpen = false
        appearance.missingDidMove = nil
    }

    /// Tells whoever is told of this controller, or of one around it, that other controllers are in it.
    private func factsInsideDidChange() {
        for controller in sequence(first: self, next: \.holder) { controller.onFactsChange?() }
    }

    /// Tells the controller and all in it that the containers around it are others, or are not as they were.
    func containersDidChange() {
        onContainersChange?()
        for child in children { child.containersDidChange() }
    }

    /// Tells the children whose size changes when this controller's view gets another one.
    func announceToChildren(_ size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        guard let mine = viewIfLoaded?.bounds.size, mine != size else { return }
        for child in children {
            guard let current = child.viewIfLoaded?.bounds.size else { continue }
            let next = self.size(forChildContentContainer: child, withParentContainerSize: size)
            if next != current { child.viewWillTransition(to: next, with: coordinator) }
        }
    }

    /// No container above `sender` shows controllers.
    func nobodyShows(_ sender: Any?) {
        if let offered = self as? any OfferedController, offered.isShownByNobody() { return }
        let from = sender.map { " from \($0)" } ?? ""
        UsageDiagnostic.report(
            .nobodyShows,
            "\(self) is shown by nobody: no container above overrides show(_:sender:) or showDetailViewController(_:sender:)\(from)"
        )
    }

    func tellPreferredContentSize() {
        guard preferredSizeNesting < LayoutSettling.mostNesting else {
            guard let view = viewIfLoaded else { return }
            return LayoutSettling.report(view, "gets another preferred size each time that its container hears of one")
        }
        preferredSizeNesting += 1
        defer { preferredSizeNesting -= 1 }
        holder?.preferredContentSizeDidChange(forChildContentContainer: self)
        if let incoming = presentations.incoming, incoming.shown === self {
            incoming.controller.preferredContentSizeDidChange(forChildContentContainer: self)
        }
        onFactsChange?()
    }

    private func isInside(_ controller: UIViewController) -> Bool {
        var ancestor = holder
        while let current = ancestor {
            if current === controller { return true }
            ancestor = current.holder
        }
        return false
    }
}
