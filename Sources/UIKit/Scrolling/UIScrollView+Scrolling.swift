/// What follows from a new offset, and what leads to one.
extension UIScrollView {
    func offsetDidChange(from old: CGPoint) {
        lastMove = CGVector(dx: bounds.minX - old.x, dy: bounds.minY - old.y)
        indicators.offsetDidChange()
        barAbove?.contentDidScroll()
        if containsAutoLayout { followOffsetInLayout() }
        tellRefreshControl()
        delegate?.scrollViewDidScroll(self)
    }

    /// What is held to the frame, or to something outside of the view, stays where it is seen.
    private func followOffsetInLayout() {
        guard let engine = layoutEngine else { return }
        if layoutState.hasSystemGuide(.scrollFrame) { engine.insetsDidChange(of: self) }
        guard !outwardConstraints.isEmpty else { return }
        outwardConstraints = outwardConstraints.filter { $1.object?.isActive == true }
        for constraint in outwardConstraints.values.compactMap(\.object) { engine.constantDidChange(of: constraint) }
    }

    func contentSizeDidChange(from old: CGSize) {
        guard contentSize != old else { return }
        guard contentSize.width >= 0, contentSize.height >= 0, contentSize.isFinite else {
            UsageDiagnostic.report(
                .notFinite,
                "contentSize of \(self) cannot be \(contentSize); give lengths of at least 0. The old one stays")
            contentSize = old
            return
        }
        insets.update()
        endsDidChange()
        setNeedsLayout()
    }

    func visibleSizeDidChange() {
        insets.update()
        endsDidChange()
    }

    /// The ends of the content are elsewhere: content that nobody draws or moves does not lie beyond them.
    func endsDidChange() {
        updateScrollArea()
        indicators.update()
        scrolling.geometryDidChange()
        returnWithinEnds()
    }

    private func returnWithinEnds() {
        // An offset that code sets before there is any content waits for that.
        guard contentSize != .zero, scrolling.phase == .resting, !pan.isTracking else { return }
        let offset = scrollGeometry.clamped(contentOffset)
        if offset != contentOffset { contentOffset = offset }
    }

    /// The host that shows the view has scrolled it, within the ends that it knew. Those may have changed before the view hears of it: content
    /// that rests beyond the new ones comes back, as it does at home when they change.
    ///
    /// - Returns: Where content that was let go shall come to rest instead; nil where it is left as it is.
    func follow(_ turn: ScrollTurn, to offset: CGPoint) -> CGPoint? {
        let wasBeyondEnds = isBeyondEnds
        let target = scrolling.follow(turn, to: offset)
        // A wheel does not bring content back that code has put beyond an end.
        if turn == .rested || !wasBeyondEnds, isBeyondEnds { returnWithinEnds() }
        return target
    }

    /// Whether the content lies beyond an end by more than rounding: a host computes the ends from other numbers.
    private var isBeyondEnds: Bool {
        let geometry = scrollGeometry
        return max(
            abs(geometry.horizontal.excess(at: contentOffset.x)), abs(geometry.vertical.excess(at: contentOffset.y)))
            > 0.001
    }

    func scrollingRulesDidChange() {
        pan.isEnabled = isScrollEnabled
        // A host that draws or rolls the content has nobody to tell of its end any more.
        if !isScrollEnabled, window?.isShownElsewhere == true { scrolling.stop() }
        updateScrollArea()
        insets.update()
    }

    /// What a host has to know to scroll the view though its plugin is busy.
    func updateScrollArea() {
        let inset = insets.whole
        let area = CGRect(origin: .zero, size: contentSize).inset(
            by: UIEdgeInsets(top: -inset.top, left: -inset.left, bottom: -inset.bottom, right: -inset.right))
        layer.scrollArea = isScrollEnabled ? area : nil
        layer.scrollRules = isScrollEnabled ? rules : nil
    }

    private var rules: ScrollRules {
        var behaviour: ScrollRules.Behaviour = []
        if bounces { behaviour.insert(.bounces) }
        if alwaysBounceHorizontal { behaviour.insert(.alwaysBouncesHorizontally) }
        if alwaysBounceVertical { behaviour.insert(.alwaysBouncesVertically) }
        if isPagingEnabled { behaviour.insert(.isPaging) }
        if isDirectionalLockEnabled { behaviour.insert(.locksDirection) }
        if !pan.allowedScrollTypesMask.contains(.discrete) { behaviour.insert(.ignoresWheels) }
        if !pan.allowedScrollTypesMask.contains(.continuous) { behaviour.insert(.ignoresTouchpads) }
        let rates = ScrollRules.decelerationRates
        let rate = Double(decelerationRate.rawValue)
        return ScrollRules(
            behaviour: behaviour, decelerationRate: min(max(rate.isNaN ? 0 : rate, rates.lowerBound), rates.upperBound))
    }

    func scroll(to offset: CGPoint, animated: Bool) {
        guard offset.isFinite else {
            contentOffset = offset
            return
        }
        guard animated, window != nil, UIView.areAnimationsEnabled else {
            scrolling.stop()
            contentOffset = offset
            return
        }
        guard offset != contentOffset else { return }
        scrolling.glide(to: offset)
    }

    /// Moves what is shown because content before it has got longer or shorter: whatever draws or moves it goes on from there.
    func shiftContentOffset(by shift: CGVector) {
        scrolling.shift(by: shift)
        contentOffset = CGPoint(x: contentOffset.x + shift.dx, y: contentOffset.y + shift.dy)
    }

    func reveal(_ rect: CGRect, animated: Bool) {
        guard rect.isFinite, !rect.isEmpty else { return }
        let inset = adjustedContentInset
        let seen = bounds.inset(by: inset)
        func side(_ offset: CGFloat, _ low: CGFloat, _ high: CGFloat, _ seenLow: CGFloat, _ seenHigh: CGFloat)
            -> CGFloat
        {
            // What is longer than what is seen begins at the beginning, where it is not seen at all.
            if high - low > seenHigh - seenLow {
                return low < seenHigh && high > seenLow ? offset : offset + low - seenLow
            }
            return low < seenLow ? offset + low - seenLow : high > seenHigh ? offset + high - seenHigh : offset
        }
        let wanted = CGPoint(
            x: side(contentOffset.x, rect.minX, rect.maxX, seen.minX, seen.maxX),
            y: side(contentOffset.y, rect.minY, rect.maxY, seen.minY, seen.maxY))
        let offset = scrollGeometry.clamped(wanted)
        if offset != contentOffset { scroll(to: offset, animated: animated) }
    }

    func revealFocus(_ view: UIView?) {
        guard let view, view !== self, view.isDescendant(of: self), isScrollEnabled else { return }
        layoutIfNeeded()
        reveal(view.convert(view.bounds, to: self), animated: false)
    }

    /// Puts a view in front of the other content, and behind the indicators.
    package func insertContentSubview(_ view: UIView) {
        if let indicator = subviews.first(where: { $0 is ScrollIndicator }) {
            insertSubview(view, belowSubview: indicator)
        } else {
            addSubview(view)
        }
    }

    /// The rectangle, in the view's coordinates, for which there shall be content: what is seen, and more in the direction in which it moves.
    package final var preparedBounds: CGRect {
        guard window?.isShownElsewhere != true else {
            // The host does not wait for what comes into view: it is made ahead, on the side to which the content moves and on the other.
            return bounds.insetBy(
                dx: scrollGeometry.horizontal.overflows ? -bounds.width / 2 : 0,
                dy: scrollGeometry.vertical.overflows ? -bounds.height / 2 : 0)
        }
        let speed = scrolling.speed
        let most = CGSize(width: bounds.width / 2, height: bounds.height / 2)
        func ahead(_ speed: CGFloat, _ most: CGFloat) -> CGFloat { min(max(speed / 20, -most), most) }
        let (across, down) = (ahead(speed.dx, most.width), ahead(speed.dy, most.height))
        return bounds.union(bounds.offsetBy(dx: across, dy: down))
    }
}

extension UIScrollView: ScrollTarget {
    package final var scrollGeometry: ScrollGeometry {
        let inset = insets.whole
        return ScrollGeometry(
            horizontal: ScrollAxis(
                visible: bounds.width, content: contentSize.width, leading: inset.left, trailing: inset.right,
                bounces: bounces, alwaysBounces: alwaysBounceHorizontal),
            vertical: ScrollAxis(
                visible: bounds.height, content: contentSize.height, leading: inset.top, trailing: inset.bottom,
                bounces: bounces, alwaysBounces: alwaysBounceVertical),
            isPaging: isPagingEnabled, isDirectionalLock: isDirectionalLockEnabled,
            decelerationRate: decelerationRate.rawValue)
    }

    package final var scrollOffset: CGPoint {
        contentOffset
    }

    package final func scroll(to offset: CGPoint) {
        contentOffset = offset
    }

    package final func scrollPhaseDidChange(from old: ScrollPhase, to new: ScrollPhase) {
        if old == .dragging { refreshControl?.scrollViewDidEndDragging() }
        if old == .dragging { delegate?.scrollViewDidEndDragging(self, willDecelerate: new == .decelerating) }
        switch (old, new) {
        case (_, .dragging):
            contentDragDidBegin()
            delegate?.scrollViewWillBeginDragging(self)
        case (_, .decelerating): delegate?.scrollViewWillBeginDecelerating(self)
        case (.decelerating, .resting): delegate?.scrollViewDidEndDecelerating(self)
        case (.gliding, .resting): delegate?.scrollViewDidEndScrollingAnimation(self)
        case (_, .gliding), (_, .resting): break
        }
        indicators.phaseDidChange()
    }

    package final func scrollTarget(speed: CGVector, proposed target: CGPoint) -> CGPoint {
        // UIKit counts in points per millisecond here.
        let velocity = CGPoint(x: speed.dx / 1000, y: speed.dy / 1000)
        var wanted = restingOffset(for: target, velocity: velocity)
        withUnsafeMutablePointer(to: &wanted) { pointer in
            delegate?.scrollViewWillEndDragging(self, withVelocity: velocity, targetContentOffset: pointer)
        }
        return barTarget(refreshTarget(wanted))
    }
}
