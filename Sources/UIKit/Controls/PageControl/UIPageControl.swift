/// Shows by a row of dots which of several pages is seen, and turns them.
@preconcurrency @MainActor open class UIPageControl: UIControl {
    override final var isAdjustedByArrows: Bool { true }

    private static let dot: CGFloat = 8
    private static let currentWidth: CGFloat = 20
    private static let gap: CGFloat = 8
    private static let height: CGFloat = 28

    // MARK: Pages

    /// Less than 0 counts as 0.
    open var numberOfPages = 0 {
        didSet {
            if numberOfPages < 0 { numberOfPages = 0 }
            guard numberOfPages != oldValue else { return }
            currentPage = limited(currentPage)
            invalidateIntrinsicContentSize()
            setNeedsDisplay()
        }
    }

    /// Kept within the pages. Setting it sends no event.
    open var currentPage = 0 {
        didSet {
            if currentPage != limited(currentPage) { currentPage = limited(currentPage) }
            if currentPage != oldValue { setNeedsDisplay() }
        }
    }

    private func limited(_ page: Int) -> Int {
        min(max(page, 0), max(numberOfPages - 1, 0))
    }

    open var hidesForSinglePage = false {
        didSet { setNeedsDisplay() }
    }

    override var standardAccessibility: StandardAccessibility {
        .element(.pageIndicator, value: "page \(currentPage + 1) of \(numberOfPages)", .adjustable)
    }

    // MARK: Look

    open var pageIndicatorTintColor: UIColor? {
        didSet { setNeedsDisplay() }
    }

    /// Nil is the tint colour.
    open var currentPageIndicatorTintColor: UIColor? {
        didSet { setNeedsDisplay() }
    }

    /// The least size for so many pages, in points.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        let others = CGFloat(max(pageCount - 1, 0))
        return CGSize(
            width: pageCount > 0 ? Self.currentWidth + others * (Self.dot + Self.gap) : 0, height: Self.height)
    }

    override open var intrinsicContentSize: CGSize {
        size(forNumberOfPages: numberOfPages)
    }

    override open func sizeThatFits(_ size: CGSize) -> CGSize {
        intrinsicContentSize
    }

    private var row: CGRect {
        let width = size(forNumberOfPages: numberOfPages).width
        return CGRect(
            x: (bounds.midX - width / 2).rounded(), y: (bounds.midY - Self.dot / 2).rounded(), width: width,
            height: Self.dot)
    }

    override package var gestureUse: GestureUse {
        .taps
    }

    override package var focusShape: (rect: CGRect, cornerRadius: CGFloat) {
        (row.insetBy(dx: -2, dy: -2), Self.dot / 2 + 2)
    }

    override open func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), numberOfPages > (hidesForSinglePage ? 1 : 0) else { return }
        let row = row
        var x = row.minX
        for page in 0..<numberOfPages {
            let isCurrent = page == currentPage
            let width = isCurrent ? Self.currentWidth : Self.dot
            let dot = CGRect(x: x, y: row.minY, width: width, height: Self.dot)
            context.fillRoundedRect(mirroredIfNeeded(dot), radius: Self.dot / 2, color(isCurrent).cgColor)
            x += width + Self.gap
        }
    }

    private func color(_ isCurrent: Bool) -> UIColor {
        guard isEnabled else { return ControlColors.disabledMark }
        if isCurrent { return currentPageIndicatorTintColor ?? tintColor }
        return pageIndicatorTintColor ?? ControlColors.mark
    }

    // MARK: Touches and keys

    /// A touch on one side of the middle turns one page to that side.
    override open func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        guard isTouchInside, let touch else { return }
        turn((touch.location(in: self).x > bounds.midX) != isMirrored ? 1 : -1)
    }

    private func turn(_ pages: Int) {
        show(currentPage + pages)
    }

    private func show(_ page: Int) {
        let old = currentPage
        currentPage = page
        if currentPage != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }

    override package var activationKeys: Set<UIKeyboardHIDUsage> {
        []
    }

    override package func adjust(_ adjustment: ControlAdjustment) -> Bool {
        switch adjustment {
        case .along(let direction): turn(direction)
        case .across(let direction), .page(let direction): turn(-direction)
        case .first: show(0)
        case .last: show(numberOfPages - 1)
        }
        return true
    }
}
