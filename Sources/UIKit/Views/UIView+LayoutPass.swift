/// The layout pass: who waits for it, and in what order it goes.
extension UIView {
    func layoutFromTop() {
        updateTraitsIfNeeded()
        prepareLayout()
        if let window { UpdateCycle.main.deliverIsAppearing(in: window) }
        var top = self
        while let superview = top.superview, superview.needsLayout {
            top = superview
        }
        top.layoutPass()
    }

    /// Lays out this view and everything below that needs it: parent before child, a controller's callbacks around its
    /// root view's `layoutSubviews()` (LAYO-03, LAYO-18).
    func layoutPass() {
        if needsLayout {
            guard layoutNesting < LayoutSettling.mostNesting else {
                needsLayout = false
                return LayoutSettling.report(self, "has itself laid out within its own layout, over and over")
            }
            layoutNesting += 1
            defer { layoutNesting -= 1 }
            if let viewController {
                viewController.unavailableContent.updateIfNeeded()
                ControllerCallbacks.note(viewController, "viewWillLayoutSubviews")
                viewController.viewWillLayoutSubviews()
            }
            // Not before: what the controller changed just now takes part in this pass (LAYO-08).
            if containsAutoLayout { layoutEngine?.solve() }
            needsLayout = false
            layoutSubviews()
            if let viewController {
                viewController.unavailableContent.layOut()
                ControllerCallbacks.note(viewController, "viewDidLayoutSubviews")
                viewController.viewDidLayoutSubviews()
            }
        }
        if subtreeNeedsLayout {
            subtreeNeedsLayout = false
            for view in followers where view.needsLayout || view.subtreeNeedsLayout {
                view.layoutPass()
            }
        }
    }

    /// The size of the bounds is another one, whoever changed it.
    package func sizeDidChange(of layer: CALayer) {
        guard layer === self.layer else { return }
        setNeedsLayout()
        if let superview, !superview.isLayingOut { superview.setNeedsLayout() }
    }

    var hasPendingLayout: Bool {
        needsLayout || subtreeNeedsLayout || needsConstraintUpdate || subtreeNeedsConstraintUpdate
    }

    /// Tells the views above that something below them waits for layout or display, and asks for an update.
    func propagatePendingLayout() {
        var ancestor = leader
        while let view = ancestor, !view.subtreeNeedsLayout {
            view.subtreeNeedsLayout = true
            ancestor = view.leader
        }
        if window != nil { UpdateCycle.main.setNeedsUpdate() }
    }
}
