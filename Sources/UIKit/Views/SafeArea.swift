/// What a view keeps about its safe area.
struct SafeArea {
    /// As the view was told last.
    var insets = UIEdgeInsets.zero

    /// What every subview has, wherever it lies; nil where its place decides.
    var givenToSubviews: UIEdgeInsets?

    /// Whether a subview that begins below what is covered at the upper edge, or ends above that at the lower one, has so much less of it.
    var isCutByPlaces = false

    /// Whether places matter in or below the view.
    var isAny: Bool {
        insets != .zero || givenToSubviews != nil
    }
}

extension UIView {
    /// Sets what is covered of every subview, wherever it lies: a host has worked it out. In the subviews' coordinates.
    package func setSafeAreaInsetsOfSubviews(_ insets: UIEdgeInsets?) {
        safeArea.givenToSubviews = insets
        for subview in subviews {
            subview.updateSafeArea()
        }
    }

    /// The part of this view's covered edges that reaches into `subview`. A transform does not count.
    func safeAreaInsets(ofSubview subview: UIView) -> UIEdgeInsets {
        if let given = safeArea.givenToSubviews { return safeArea.isCutByPlaces ? subview.part(of: given) : given }
        guard safeArea.insets != .zero else { return .zero }
        return subview.overlap(withEdges: safeArea.insets)
    }

    /// What of it is in this view, wherever that lies sideways, and never more.
    private func part(of given: UIEdgeInsets) -> UIEdgeInsets {
        let reached = overlap(withEdges: UIEdgeInsets(top: given.top, left: 0, bottom: given.bottom, right: 0))
        var part = given
        (part.top, part.bottom) = (min(given.top, reached.top), min(given.bottom, reached.bottom))
        return part
    }

    /// How far strips of these widths along the superview's edges reach into this view. An edge without a strip covers
    /// nothing, even if the view hangs out there.
    func overlap(withEdges edges: UIEdgeInsets) -> UIEdgeInsets {
        guard let superview else { return .zero }
        let (outer, layer) = (superview.bounds, layer)
        let left = layer.position.x - layer.anchorPoint.x * bounds.width
        let top = layer.position.y - layer.anchorPoint.y * bounds.height
        return UIEdgeInsets(
            top: edges.top > 0 ? max(0, outer.minY + edges.top - top) : 0,
            left: edges.left > 0 ? max(0, outer.minX + edges.left - left) : 0,
            bottom: edges.bottom > 0 ? max(0, top + bounds.height - (outer.maxY - edges.bottom)) : 0,
            right: edges.right > 0 ? max(0, left + bounds.width - (outer.maxX - edges.right)) : 0)
    }

    /// Works the safe area out and tells of it if it is another one: margins first, then view, controller and subviews.
    func updateSafeArea() {
        guard window != nil else {
            safeArea.insets = .zero
            return
        }
        var insets = inheritedSafeAreaInsets
        if let viewController { insets.add(viewController.additionalSafeAreaInsets) }
        guard insets != safeArea.insets else { return }
        safeArea.insets = insets
        if containsAutoLayout { layoutEngine?.insetsDidChange(of: self) }
        updateLayoutMargins()
        safeAreaInsetsDidChange()
        if let viewController {
            ControllerCallbacks.note(viewController, "viewSafeAreaInsetsDidChange")
            viewController.viewSafeAreaInsetsDidChange()
        }
        setNeedsLayout()
        for subview in subviews {
            subview.updateSafeArea()
        }
    }
}
