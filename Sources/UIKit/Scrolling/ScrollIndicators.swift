/// Shows the scroll indicators of a scroll view while its content moves, and a moment longer.
@MainActor final class ScrollIndicators {
    /// From the edge, in points.
    private static let inset: CGFloat = 3
    /// How long they stay when the content rests, in seconds, and how long they take to go.
    private static let stay = 0.6
    private static let fade = 0.3

    private unowned let scrollView: UIScrollView
    private var vertical: ScrollIndicator?
    private var horizontal: ScrollIndicator?
    private var departure: AnyObject?
    private var isShown = false

    init(_ scrollView: UIScrollView) {
        self.scrollView = scrollView
    }

    /// What they depend on is another one.
    func update() {
        if isShown { scrollView.setNeedsLayout() }
    }

    func offsetDidChange() {
        // Code that sets an offset before anybody looks needs no indicator.
        guard scrollView.window != nil, scrollView.scrolling.phase != .resting else { return }
        appear()
    }

    func phaseDidChange() {
        if scrollView.scrolling.phase == .resting { waitToGo() }
    }

    func flash() {
        guard scrollView.window != nil else { return }
        appear()
        waitToGo()
    }

    private func appear() {
        departure = nil
        guard !isShown else { return }
        isShown = true
        layOut()
        for indicator in [vertical, horizontal] { indicator?.alpha = 1 }
    }

    private func waitToGo() {
        guard isShown else { return }
        departure = FrameClock.main.schedule(seconds: Self.stay) { [weak self] in self?.go() }
    }

    private func go() {
        departure = nil
        isShown = false
        UIView.animate(withDuration: Self.fade) {
            for indicator in [self.vertical, self.horizontal] { indicator?.alpha = 0 }
        }
    }

    /// Puts the indicators where the offset says, in front of the content.
    func layOut() {
        guard isShown || vertical != nil || horizontal != nil else { return }
        let geometry = scrollView.scrollGeometry
        let offset = scrollView.contentOffset
        let isMirrored = scrollView.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let bounds = scrollView.bounds
        let down = bounds.inset(by: insets(scrollView.verticalScrollIndicatorInsets)).insetBy(
            dx: Self.inset, dy: Self.inset)
        let across = bounds.inset(by: insets(scrollView.horizontalScrollIndicatorInsets)).insetBy(
            dx: Self.inset, dy: Self.inset)
        let thickness = ScrollIndicator.thickness
        let tall =
            scrollView.showsVerticalScrollIndicator && !scrollView.coversVerticalIndicator
            ? ScrollIndicatorPlace(offset: offset.y, axis: geometry.vertical, track: down.height) : nil
        let wide =
            scrollView.showsHorizontalScrollIndicator
            ? ScrollIndicatorPlace(offset: offset.x, axis: geometry.horizontal, track: across.width) : nil
        show(
            &vertical,
            tall.map {
                CGRect(
                    x: isMirrored ? down.minX : down.maxX - thickness, y: down.minY + $0.start, width: thickness,
                    height: $0.length)
            })
        show(
            &horizontal,
            wide.map {
                CGRect(
                    x: across.minX + $0.start, y: across.maxY - thickness, width: $0.length, height: thickness)
            })
    }

    private func insets(_ own: UIEdgeInsets) -> UIEdgeInsets {
        var sum = own
        if scrollView.automaticallyAdjustsScrollIndicatorInsets {
            sum.add(scrollView.safeAreaInsets)
            sum.top -= scrollView.insets.freed
        }
        return sum
    }

    private func show(_ indicator: inout ScrollIndicator?, _ frame: CGRect?) {
        guard let frame else {
            indicator?.removeFromSuperview()
            indicator = nil
            return
        }
        UIView.performWithoutAnimation {
            let shown = indicator ?? ScrollIndicator()
            if indicator == nil { shown.alpha = isShown ? 1 : 0 }
            indicator = shown
            shown.setStyle(scrollView.indicatorStyle)
            if shown.superview !== scrollView { scrollView.addSubview(shown) }
            if let last = scrollView.subviews.last, !(last is ScrollIndicator) { scrollView.bringSubviewToFront(shown) }
            shown.frame = frame
        }
    }
}
