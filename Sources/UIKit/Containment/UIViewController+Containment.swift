/// How a controller comes to a container and leaves it.
extension UIViewController {
    func take(_ child: UIViewController) {
        guard child !== self, !isInside(child) else {
            UsageDiagnostic.report(.cycle, "\(child) cannot become a child of \(self), which is inside it")
            return
        }
        if child.parent === self { return }
        child.removeFromParent()
        child.willMove(toParent: self)
        child.appearance.isComing = true
        child.appearance.isLeaving = false
        children.append(child)
        child.parent = self
    }

    func leaveParent() {
        guard let parent else { return }
        if let view = viewIfLoaded, let parentView = parent.viewIfLoaded, view !== parentView,
            view.isDescendant(of: parentView)
        {
            UsageDiagnostic.report(
                .viewLeftBehind,
                "removeFromParent() of \(self) while its view is still in place; remove the view first")
            view.removeFromSuperview()
        }
        parent.children.removeAll { $0 === self }
        parent.traits.childOverrides[ObjectIdentifier(self)] = nil
        self.parent = nil
        appearance.isComing = false
        didMove(toParent: nil)
        appearance.isLeaving = false
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
        parent?.preferredContentSizeDidChange(forChildContentContainer: self)
        onFactsChange?()
    }

    private func isInside(_ controller: UIViewController) -> Bool {
        var ancestor = parent
        while let current = ancestor {
            if current === controller { return true }
            ancestor = current.parent
        }
        return false
    }
}
