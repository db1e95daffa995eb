/// How a view gets into the tree, out of it and about in it.
extension UIView {
    func insert(_ view: UIView, at index: Int) {
        guard view !== self, !isDescendant(of: view) else {
            UsageDiagnostic.report(.cycle, "\(view) cannot become a subview of \(self), which is inside it")
            return
        }
        if view.superview === self {
            reorder(view, to: index)
        } else {
            view.move(to: self, at: index)
        }
    }

    func reorder(_ view: UIView, to index: Int) {
        guard let old = subviews.firstIndex(of: view) else { return }
        subviews.remove(at: old)
        let target = min(max(old < index ? index - 1 : index, 0), subviews.count)
        subviews.insert(view, at: target)
        placeLayer(ofSubviewAt: target)
    }

    /// Puts the subview's layer between those of its neighbours; layers that belong to no subview stay where they are.
    func placeLayer(ofSubviewAt index: Int) {
        let placed = subviews[index].layer
        if index + 1 < subviews.count {
            layer.insertSublayer(placed, below: subviews[index + 1].layer)
        } else if index > 0 {
            layer.insertSublayer(placed, above: subviews[index - 1].layer)
        } else {
            layer.addSublayer(placed)
        }
    }

    /// Moves the view out of its superview and into another one, or nowhere, with every callback in UIKit's order.
    func move(to newSuperview: UIView?, at index: Int) {
        let newWindow = newSuperview?.window
        let oldWindow = window
        if let newSuperview { UsageDiagnostic.check(self, enters: newSuperview) }

        let appearance = AppearanceMove(of: self, to: newSuperview)
        appearance.begin()
        if newWindow !== oldWindow { sendWillMove(toWindow: newWindow) }
        willMove(toSuperview: newSuperview)

        if containsAutoLayout { leaveLayoutEngine() }
        if let superview {
            superview.willRemoveSubview(self)
            superview.subviews.removeAll { $0 === self }
            superview.setNeedsLayout()
        }
        if let newSuperview {
            let index = min(max(index, 0), newSuperview.subviews.count)
            newSuperview.subviews.insert(self, at: index)
            newSuperview.placeLayer(ofSubviewAt: index)
        } else {
            layer.removeFromSuperlayer()
        }
        superview = newSuperview
        if containsAutoLayout { joinLayoutEngine() }

        if newWindow !== oldWindow {
            sendDidMove(toWindow: newWindow)
        } else {
            surroundingsDidChange()
        }
        didMoveToSuperview()
        if let newSuperview {
            newSuperview.didAddSubview(self)
            newSuperview.setNeedsLayout()
            propagatePendingLayout()
            propagateConstraintUpdate()
        }
        appearance.finish()
    }

    func sendWillMove(toWindow newWindow: UIWindow?) {
        if newWindow !== window, let responder = window?.firstResponder,
            responder === self || responder === viewController
        {
            // One that refuses cannot stay either: keys would go to something that is not in the window.
            if !responder.resignFirstResponder() { window?.firstResponder = nil }
        }
        if newWindow !== window { window?.focusSystem.drop(self) }
        willMove(toWindow: newWindow)
        if newWindow != nil { noteTraitsBeforeMove() }
        for subview in subviews {
            subview.sendWillMove(toWindow: newWindow)
        }
    }

    func sendDidMove(toWindow newWindow: UIWindow?) {
        attachedWindow = newWindow
        if newWindow == nil {
            releaseContents()
        } else {
            if needsDisplay { newWindow?.viewsThatNeedDisplay.append(self) }
            applyColors()
            settleTraits()
        }
        didMoveToWindow()
        updateSafeArea()
        for subview in subviews {
            subview.sendDidMove(toWindow: newWindow)
        }
    }
}
