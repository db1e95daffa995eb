/// Shows by a row of dots which of several pages is seen, and turns them.
@preconcurrency @MainActor open class UIPageControl: UIControl {
    override final var isAdjustedByArrows: Bool { true }

    private var indicators = PageIndicators() {
        didSet {
            invalidateIntrinsicContentSize()
            setNeedsDisplay()
        }
    }

    // MARK: Pages

    /// Less than 0 counts as 0.
    open var numberOfPages = 0 {
        didSet {
            if numberOfPages < 0 { numberOfPages = 0 }
            guard numberOfPages != oldValue else { return }
            currentPage = limited(currentPage)
            indicators.limit(to: numberOfPages)
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
        didSet {
            noteLook(.pageIndicatorTintColor)
            setNeedsDisplay()
        }
    }

    /// Nil is the tint colour.
    open var currentPageIndicatorTintColor: UIColor? {
        didSet {
            noteLook(.currentPageIndicatorTintColor)
            setNeedsDisplay()
        }
    }

    /// The direction of the indicators. Touches and keys turn pages as they follow one another; a row that goes down is as high as it has to be.
    open var direction = Direction.natural {
        didSet { indicators.isVertical = direction == .topToBottom || direction == .bottomToTop }
    }

    // MARK: Images

    /// The image for every page that has none of its own; nil stands for a dot. Images are shown in the indicators' colours, unless their rendering
    /// mode says otherwise, and in their own size.
    open var preferredIndicatorImage: UIImage? {
        get { indicators.preferred }
        set { indicators.preferred = newValue }
    }

    /// The image for the current page, if that has none of its own for this; nil stands for the image that it has as any other page.
    open var preferredCurrentPageIndicatorImage: UIImage? {
        get { indicators.preferredCurrent }
        set { indicators.preferredCurrent = newValue }
    }

    /// Returns the image that was set for this page; nil where none was.
    open func indicatorImage(forPage page: Int) -> UIImage? { indicators.images[page] }

    /// Gives a page an image of its own; nil takes it away. A page that does not exist gets none.
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
        guard (0..<numberOfPages).contains(page) else { return }
        indicators.setImage(image, of: page)
    }

    /// Returns the image that was set for this page while it is the current one; nil where none was.
    open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { indicators.currentImages[page] }

    /// Gives a page an image of its own while it is the current one; nil takes it away. A page that does not exist gets none.
    open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
        guard (0..<numberOfPages).contains(page) else { return }
        indicators.setCurrentImage(image, of: page)
    }

    // MARK: Sizes

    /// The least size for so many pages, in points.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        indicators.size(forPages: pageCount)
    }

    override open var intrinsicContentSize: CGSize {
        size(forNumberOfPages: numberOfPages)
    }

    override open func sizeThatFits(_ size: CGSize) -> CGSize {
        intrinsicContentSize
    }

    private var row: CGRect {
        indicators.row(ofPages: numberOfPages, current: currentPage, in: bounds)
    }

    /// Whether the first page is at the right end, or at the lower one.
    private var isReversed: Bool {
        switch direction {
        case .natural: isMirrored
        case .leftToRight, .topToBottom: false
        case .rightToLeft, .bottomToTop: true
        }
    }

    override package var gestureUse: GestureUse {
        .taps
    }

    override package var focusShape: (rect: CGRect, cornerRadius: CGFloat) {
        (row.insetBy(dx: -2, dy: -2), PageIndicators.dot / 2 + 2)
    }

    override open func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), numberOfPages > (hidesForSinglePage ? 1 : 0) else { return }
        let frames = indicators.frames(ofPages: numberOfPages, current: currentPage, in: row, isReversed: isReversed)
        for (page, frame) in frames.enumerated() {
            let color = color(page == currentPage)
            if let image = indicators.image(of: page, isCurrent: page == currentPage) {
                image.templateUnlessSaid.draw(in: frame, tint: color, isMirrored: isMirrored, into: context)
            } else {
                context.fillRoundedRect(frame, radius: PageIndicators.dot / 2, color.cgColor)
            }
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
        let place = touch.location(in: self)
        let isBehind = indicators.isVertical ? place.y > bounds.midY : place.x > bounds.midX
        turn(isBehind != isReversed ? 1 : -1)
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
        case .along(let steps):
            // A row that goes across by its own direction goes by where the arrow points.
            turn(indicators.isVertical || isReversed == isMirrored ? steps : -steps)
        case .across(let steps): turn(indicators.isVertical && isReversed ? steps : -steps)
        case .page(let steps): turn(-steps)
        case .first: show(0)
        case .last: show(numberOfPages - 1)
        }
        return true
    }
}
