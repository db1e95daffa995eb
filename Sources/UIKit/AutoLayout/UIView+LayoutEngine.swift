/// How views and the engine of their hierarchy work together.
extension UIView {
    /// The topmost view of the hierarchy, which has the engine.
    var layoutRoot: UIView {
        var view = self
        while let superview = view.superview { view = superview }
        return view
    }

    /// The engine of the hierarchy; nil where nothing in it has had to do with constraints.
    var layoutEngine: LayoutEngine? {
        layoutRoot.layoutStateIfAny?.engine
    }

    /// Called on a topmost view.
    func makeLayoutEngine() -> LayoutEngine {
        if let engine = layoutStateIfAny?.engine { return engine }
        let engine = LayoutEngine(root: self)
        layoutState.engine = engine
        noteAutoLayout()
        return engine
    }

    /// From here on the view and those above it take part in what concerns constraints.
    func noteAutoLayout() {
        var view: UIView? = self
        while let current = view, !current.containsAutoLayout {
            current.containsAutoLayout = true
            view = current.superview
        }
    }

    func nearestCommonAncestor(with other: UIView) -> UIView? {
        var candidate: UIView? = self
        while let view = candidate {
            if other.isDescendant(of: view) { return view }
            candidate = view.superview
        }
        return nil
    }

    // MARK: Frame or constraints

    var followsFrame: Bool {
        layoutStateIfAny?.followsFrame ?? true
    }

    func setFollowsFrame(_ followsFrame: Bool) {
        guard followsFrame != self.followsFrame else { return }
        layoutState.followsFrame = followsFrame
        layoutState.solvedFrame = nil
        noteAutoLayout()
        layoutRoot.makeLayoutEngine().placementDidChange(of: self)
    }

    /// The frame as it would be without a transform, which changes what is seen and not where the view is.
    var untransformedFrame: CGRect {
        let (size, anchor) = (bounds.size, layer.anchorPoint)
        return CGRect(
            origin: CGPoint(x: center.x - anchor.x * size.width, y: center.y - anchor.y * size.height), size: size)
    }

    // MARK: Leaving and joining a hierarchy

    /// Takes everything of this view and what is in it out of the engine. Constraints that join it to what stays behind
    /// end here (LAYO-10).
    func leaveLayoutEngine() {
        guard superview != nil else {
            layoutStateIfAny?.engine = nil
            return
        }
        let engine = layoutEngine
        forEachInSubtree { view in
            guard let state = view.layoutStateIfAny else { return }
            for constraint in state.mentioning where constraint.holder?.isDescendant(of: self) != true {
                constraint.deactivate()
            }
            for constraint in state.held { engine?.remove(constraint) }
        }
        guard let engine else { return }
        forEachInSubtree { view in
            for guide in view.layoutStateIfAny?.allGuides ?? [] { engine.forget(guide) }
            engine.forget(view)
            engine.forgetLoose(view)
            view.layoutStateIfAny?.solvedFrame = nil
        }
    }

    /// Brings everything of this view and what is in it into the engine of the hierarchy that it is in now.
    func joinLayoutEngine() {
        superview?.noteAutoLayout()
        let engine = layoutRoot.makeLayoutEngine()
        forEachInSubtree { view in
            guard let state = view.layoutStateIfAny else { return }
            if !state.followsFrame { engine.note(view) }
            for constraint in state.held { engine.add(constraint) }
        }
    }

    /// Below before above, and only where constraints may be.
    private func forEachInSubtree(_ body: (UIView) -> Void) {
        for subview in subviews where subview.containsAutoLayout { subview.forEachInSubtree(body) }
        body(self)
    }

    /// The direction of reading may be another one.
    func layoutDirectionDidChange() {
        if containsAutoLayout { layoutEngine?.directionDidChange(in: self) }
    }

    // MARK: Updating constraints

    func noteConstraintUpdate() {
        guard !needsConstraintUpdate else { return }
        needsConstraintUpdate = true
        propagateConstraintUpdate()
        if window != nil { UpdateCycle.main.setNeedsUpdate() }
    }

    func propagateConstraintUpdate() {
        guard needsConstraintUpdate || subtreeNeedsConstraintUpdate else { return }
        var ancestor = leader
        while let view = ancestor, !view.subtreeNeedsConstraintUpdate {
            view.subtreeNeedsConstraintUpdate = true
            ancestor = view.leader
        }
    }

    func updateConstraintsInSubtree() {
        if subtreeNeedsConstraintUpdate {
            subtreeNeedsConstraintUpdate = false
            for view in followers where view.needsConstraintUpdate || view.subtreeNeedsConstraintUpdate {
                view.updateConstraintsInSubtree()
            }
        }
        guard needsConstraintUpdate else { return }
        // Before and not after: an override that forgets super would be called for ever.
        needsConstraintUpdate = false
        if let viewController {
            viewController.updateViewConstraints()
        } else {
            updateConstraints()
        }
    }

    // MARK: Layout

    /// What comes before each layout pass: constraints, and the solution for them.
    func prepareLayout() {
        updateConstraintsIfNeeded()
        if containsAutoLayout { layoutEngine?.solve() }
    }

    /// Puts the subviews where the constraints want them, each edge on a pixel.
    func placeSubviews() {
        layoutEngine?.solve()
        let scale = max(traitCollection.displayScale, 1)
        for subview in subviews {
            guard let solved = subview.layoutStateIfAny?.solvedFrame else { continue }
            subview.place(in: solved.edgesRounded(toScale: scale))
            subview.settleCoverage()
        }
    }

    private func place(in rect: CGRect) {
        guard untransformedFrame != rect else { return }
        if transform.isIdentity {
            frame = rect
        } else {
            bounds.size = rect.size
            let anchor = layer.anchorPoint
            center = CGPoint(x: rect.minX + anchor.x * rect.width, y: rect.minY + anchor.y * rect.height)
        }
    }

    // MARK: Fitting

    func fittingSize(_ target: CGSize, _ priorities: ContentPriorities) -> CGSize {
        let size = findFittingSize(target, priorities)
        if viewController != nil { layoutState.lastFitting = (target, priorities, size) }
        return size
    }

    /// Whether the fitting size is another one than was found last, or none has been asked for.
    var needsAnotherSize: Bool {
        guard let last = layoutStateIfAny?.lastFitting else { return true }
        return findFittingSize(last.target, last.priorities) != last.size
    }

    private func findFittingSize(_ target: CGSize, _ priorities: ContentPriorities) -> CGSize {
        updateConstraintsIfNeeded()
        let engine = LayoutEngine(root: self, purpose: .fitting(target, priorities))
        let entry = engine.entryMakingOne(of: self)
        if containsAutoLayout {
            forEachInSubtree { view in
                guard let state = view.layoutStateIfAny else { return }
                if !state.followsFrame, view !== self { engine.note(view) }
                for constraint in state.held { engine.add(constraint) }
            }
        }
        engine.solve()
        let insets = alignmentRectInsets
        let size = engine.frame(of: entry).size
        return CGSize(
            width: size.width - insets.left - insets.right, height: size.height - insets.top - insets.bottom)
    }

    /// The height that content needs which wraps at `width`.
    func contentHeight(forWidth width: CGFloat) -> CGFloat {
        sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    }
}

extension CGRect {
    /// Each edge on the nearest pixel, halves away from zero.
    func edgesRounded(toScale scale: CGFloat) -> CGRect {
        func round(_ value: CGFloat) -> CGFloat {
            // A hair below a half is a half with a rounding error.
            ((value * scale * 1024).rounded() / 1024).rounded() / scale
        }
        let (left, top) = (round(minX), round(minY))
        return CGRect(x: left, y: top, width: round(maxX) - left, height: round(maxY) - top)
    }
}
