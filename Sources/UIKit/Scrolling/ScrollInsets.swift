/// The space that a scroll view keeps free around its content: its own insets, and what bars cover (FRAME-08, FRAME-09, NAV-16).
@MainActor final class ScrollInsets {
    private unowned let scrollView: UIScrollView
    /// What of the safe area is added.
    private var covered = UIEdgeInsets.zero

    init(_ scrollView: UIScrollView) {
        self.scrollView = scrollView
    }

    /// What an indicator of a refresh holds free while it goes on, in points at the upper edge.
    var held: CGFloat = 0 {
        didSet { if held != oldValue { didChange(from: whole(held: oldValue)) } }
    }

    /// The height by which a bar above the content has become shorter because the content was scrolled, in points. The safe area is that of the
    /// whole bar meanwhile, so that no page is laid out anew with each offset.
    var vacated: CGFloat = 0 {
        didSet { if vacated != oldValue { vacatedDidChange() } }
    }

    /// The space that is kept free around the content as the bars are now.
    var adjusted: UIEdgeInsets {
        var sum = whole
        sum.top -= freed
        return sum
    }

    /// The space that is kept free around content that is shown from its beginning, where bars are as high as they get. The ends of scrolling
    /// follow from it.
    var whole: UIEdgeInsets {
        whole(held: held)
    }

    /// The part of what bars cover at the upper edge that is free just now, in points.
    var freed: CGFloat {
        min(vacated, covered.top)
    }

    /// Whether a bar covers the upper edge, and the content begins below it.
    var isBelowBar: Bool {
        covered.top > 0
    }

    private func vacatedDidChange() {
        scrollView.adjustedContentInsetDidChange()
        scrollView.delegate?.scrollViewDidChangeAdjustedContentInset(scrollView)
        scrollView.setNeedsLayout()
    }

    private func whole(held: CGFloat) -> UIEdgeInsets {
        var sum = scrollView.contentInset
        sum.add(covered)
        sum.top += held
        return sum
    }

    func contentInsetDidChange(from old: UIEdgeInsets) {
        let new = scrollView.contentInset
        guard [new.top, new.left, new.bottom, new.right].allSatisfy(\.isFinite) else {
            UsageDiagnostic.report(
                .notFinite, "contentInset of \(scrollView) cannot be \(new), which is not finite; the old one stays")
            scrollView.contentInset = old
            return
        }
        update()
        tell()
    }

    /// The safe area, the size of the content or the rules are others.
    func update() {
        let new = wantedCover
        guard new != covered else { return }
        let old = whole
        covered = new
        didChange(from: old)
        if let navigationView = scrollView.navigationViewAround {
            navigationView.setNeedsLayout()
        } else if scrollView.window != nil {
            // The content has left its stack for a place where no bar gives way to it.
            vacated = 0
        }
    }

    /// Content that is shown from its beginning stays there.
    private func didChange(from old: UIEdgeInsets) {
        let offset = scrollView.contentOffset
        let new = whole
        tell()
        // Whoever was told may have brought the next change about, which has moved the content already: a page that comes back under its bar
        // first loses the safe area that it had, and gets the new one meanwhile.
        guard whole == new else { return }
        // Content that is drawn stays under the finger, and content that code moves goes to where that leads it.
        guard scrollView.scrolling.phase != .dragging, scrollView.scrolling.phase != .gliding else { return }
        var moved = offset
        if offset.y <= 0 - old.top { moved.y = 0 - new.top }
        if offset.x <= 0 - old.left { moved.x = 0 - new.left }
        if moved != scrollView.contentOffset { scrollView.contentOffset = moved }
        for subview in scrollView.subviews { subview.updateSafeArea() }
    }

    private func tell() {
        scrollView.endsDidChange()
        scrollView.adjustedContentInsetDidChange()
        scrollView.delegate?.scrollViewDidChangeAdjustedContentInset(scrollView)
        scrollView.setNeedsLayout()
    }

    private var wantedCover: UIEdgeInsets {
        let safe = scrollView.safeAreaInsets
        guard safe != .zero else { return .zero }
        let (across, down) = adjustedAxes
        return UIEdgeInsets(
            top: down ? safe.top : 0, left: across ? safe.left : 0, bottom: down ? safe.bottom : 0,
            right: across ? safe.right : 0)
    }

    /// Along which axes the safe area is added.
    private var adjustedAxes: (across: Bool, down: Bool) {
        let size = scrollView.bounds.size
        let across = scrollView.alwaysBounceHorizontal || scrollView.contentSize.width > size.width
        let down = scrollView.alwaysBounceVertical || scrollView.contentSize.height > size.height
        switch scrollView.contentInsetAdjustmentBehavior {
        case .never: return (false, false)
        case .always: return (true, true)
        case .scrollableAxes: return (across, down)
        case .automatic:
            let isContent = scrollView.viewController != nil || scrollView.isControllerContent
            let controller = scrollView.viewController ?? scrollView.superview?.viewController
            return (across, down || isContent && controller?.adjustsScrollViewInsets != false)
        }
    }

    /// What of the safe area is left for the content: what was added to the insets is not.
    func left(of safe: UIEdgeInsets) -> UIEdgeInsets {
        let (across, down) = adjustedAxes
        return UIEdgeInsets(
            top: down ? 0 : safe.top, left: across ? 0 : safe.left, bottom: down ? 0 : safe.bottom,
            right: across ? 0 : safe.right)
    }
}
