/// What a view keeps about its safe area.
struct SafeArea {
    /// As the view was told last.
    var insets = UIEdgeInsets.zero

    /// What every subview has, wherever it lies; nil where its place decides.
    var givenToSubviews: UIEdgeInsets?

    /// Whether a subview that begins below what is covered at the upper edge, or ends above that at the lower one, has so much less of it.
    var isCutByPlaces = false

    /// Whether the view is being told of it just now. What changes meanwhile is told afterwards, not in between: code that changes the safe
    /// area whenever it hears of it would never return.
    var isBeingTold = false
    var isDueAgain = false

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
    func coveredEdges(ofSubview subview: UIView) -> UIEdgeInsets {
        if let given = safeArea.givenToSubviews { return safeArea.isCutByPlaces ? subview.part(of: given) : given }
        guard safeArea.insets != .zero else { return .zero }
        return subview.overlap(withEdges: safeArea.insets)
    }

    /// What of it is in this view, wherever that lies sideways, and never more.
    private func part(of given: UIEdgeInsets) -> UIEdgeInsets {
        let reached = overlap(withEdges: UIEdgeInsets(top: given.top, left: 0, bottom: given.bottom, right: 0))
        var part = given
        (part.top, part.bottom) = (reached.top, reached.bottom)
        return part
    }

    /// How far strips of these widths along the superview's edges reach into this view: never more than the strip is wide, even where the
    /// view stands out of its superview there.
    func overlap(withEdges edges: UIEdgeInsets) -> UIEdgeInsets {
        guard let superview else { return .zero }
        let outer = CGRect(origin: superview.bounds.origin, size: superview.placeForCoverage.size)
        let place = placeForCoverage
        func part(_ strip: CGFloat, standingOutBy distance: CGFloat) -> CGFloat {
            strip > 0 ? min(strip, max(0, strip + distance)) : 0
        }
        return UIEdgeInsets(
            top: part(edges.top, standingOutBy: outer.minY - place.minY),
            left: part(edges.left, standingOutBy: outer.minX - place.minX),
            bottom: part(edges.bottom, standingOutBy: place.maxY - outer.maxY),
            right: part(edges.right, standingOutBy: place.maxX - outer.maxX))
    }

    /// Where the view is in its superview, a transform not counted; where constraints have found another place, which the superview's layout
    /// is about to give it, that one.
    ///
    /// A layout pass goes from above to below. In between a superview has its new size and what is in it still its old place. What is
    /// covered then would be covered of no layout that anybody has asked for; margins would follow it, constraints the margins, and the
    /// next pass would find both sizes swapped, for ever.
    private var placeForCoverage: CGRect {
        guard let superview, superview.needsLayout, let state = layoutStateIfAny, !state.followsFrame,
            let solved = state.solvedFrame
        else { return untransformedFrame }
        let place = solved.edgesRounded(toScale: max(superview.traitCollection.displayScale, 1))
        if place != untransformedFrame { isCoverageForecast = true }
        return place
    }

    /// The superview has laid the view out. What was worked out for the place that constraints had found before is worked out for the one
    /// that the view has.
    func settleCoverage() {
        guard isCoverageForecast else { return }
        isCoverageForecast = false
        SafeAreaUpdates.update(self)
        for subview in subviews { SafeAreaUpdates.update(subview) }
    }

    /// Works the safe area out and tells of it if it is another one: margins first, then view, controller and subviews.
    func updateSafeArea() {
        guard !safeArea.isBeingTold else {
            safeArea.isDueAgain = true
            return
        }
        safeArea.isBeingTold = true
        var rounds = 0
        repeat {
            safeArea.isDueAgain = false
            tellSafeArea()
            rounds += 1
        } while safeArea.isDueAgain && rounds < LayoutSettling.mostRounds
        safeArea.isBeingTold = false
        if safeArea.isDueAgain {
            LayoutSettling.report(self, "changes its safe area each time that it hears of it")
        }
    }

    private func tellSafeArea() {
        guard window != nil else {
            safeArea.insets = .zero
            return
        }
        var insets = inheritedSafeAreaInsets
        if let viewController { insets.add(viewController.additionalSafeAreaInsets) }
        guard insets != safeArea.insets else { return }
        safeArea.insets = insets
        LayoutCauses.current?.noteInsets(of: self)
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
