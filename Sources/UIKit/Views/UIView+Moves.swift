/// How a view gets into the tree, out of it and about in it.
extension UIView {
    /// Where a subview's layer goes among the sublayers, some of which may belong to no view.
    enum LayerPlace {
        /// Above all of them.
        case top
        /// Directly below or above that of a sibling.
        case below(UIView)
        case above(UIView)
        /// Between those of the views before and after it.
        case amongSiblings
    }

    func insert(_ view: UIView, at index: Int, _ place: LayerPlace = .amongSiblings) {
        guard view !== self, !isDescendant(of: view) else {
            UsageDiagnostic.report(.cycle, "\(view) cannot become a subview of \(self), which is inside it")
            return
        }
        if view.superview === self {
            reorder(view, to: index, place)
        } else {
            view.move(to: self, at: index, place)
        }
    }

    func insert(_ view: UIView, beside sibling: UIView, isAbove: Bool) {
        guard sibling !== view, let index = self.index(of: sibling) else {
            insert(view, at: subviews.count, .top)
            return
        }
        insert(view, at: isAbove ? index + 1 : index, isAbove ? .above(sibling) : .below(sibling))
    }

    /// By identity: what a subclass takes for equal has its own place.
    private func index(of subview: UIView) -> Int? {
        subviews.firstIndex { $0 === subview }
    }

    func reorder(_ view: UIView, to index: Int, _ place: LayerPlace = .amongSiblings) {
        guard let old = self.index(of: view) else { return }
        subviews.remove(at: old)
        let target = min(max(old < index ? index - 1 : index, 0), subviews.count)
        subviews.insert(view, at: target)
        placeLayer(ofSubviewAt: target, place)
    }

    func placeLayer(ofSubviewAt index: Int, _ place: LayerPlace) {
        let placed = subviews[index].layer
        switch place {
        case .top:
            layer.addSublayer(placed)
        case .below(let sibling):
            layer.insertSublayer(placed, below: sibling.layer)
        case .above(let sibling):
            layer.insertSublayer(placed, above: sibling.layer)
        case .amongSiblings where index + 1 < subviews.count:
            layer.insertSublayer(placed, below: subviews[index + 1].layer)
        case .amongSiblings where index > 0:
            layer.insertSublayer(placed, above: subviews[index - 1].layer)
        case .amongSiblings:
            layer.addSublayer(placed)
        }
    }

    /// Moves the view out of its superview and into another one, or nowhere, with every callback in UIKit's order.
    func move(to newSuperview: UIView?, at index: Int, _ place: LayerPlace = .amongSiblings) {
        maskedView?.dropMaskingView()
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
            newSuperview.placeLayer(ofSubviewAt: index, place)
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
        cover?.coveredViewDidMove(to: newSuperview)
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
        for view in followers {
            view.sendWillMove(toWindow: newWindow)
        }
    }

    func sendDidMove(toWindow newWindow: UIWindow?) {
        attachedWindow = newWindow
        if newWindow == nil {
            releaseContents()
        } else {
            if needsDisplay { newWindow?.viewsThatNeedDisplay.append(self) }
            AppearanceRules.shared.apply(to: self)
            applyColors()
            settleTraits()
        }
        didMoveToWindow()
        updateSafeArea()
        for view in followers {
            view.sendDidMove(toWindow: newWindow)
        }
    }
}
