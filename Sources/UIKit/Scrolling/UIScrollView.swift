import Diagnostics

/// A view whose content is larger than itself, and that shows the part to which its user scrolls.
///
/// `contentOffset` is the origin of `bounds`. All lengths are in points of the view's own coordinates. In a plugin the host scrolls what it
/// shows, and the view hears of it; callbacks are the same (`docs/Scrolling.md`).
@preconcurrency @MainActor open class UIScrollView: UIView {
    override public init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.decodeInterface(as: UIScrollView.self, into: self)
    }

    private func setUp() {
        super.clipsToBounds = true
        addGestureRecognizer(pan)
        updateScrollArea()
    }

    /// Hears of all that happens. A subclass has a delegate of its own, of a narrower type.
    @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)?

    // MARK: Content

    /// The point of the content that lies at the view's upper left corner. What is not finite is refused.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { bounds.origin = newValue }
    }

    /// How large the content is. Where constraints say how large, they have the last word (`contentLayoutGuide`). What is not finite or
    /// negative is refused.
    open var contentSize = CGSize.zero {
        didSet { contentSizeDidChange(from: oldValue) }
    }

    /// The room that is kept free around the content, in points, beside what bars cover.
    open var contentInset = UIEdgeInsets.zero {
        didSet { if contentInset != oldValue { insets.contentInsetDidChange(from: oldValue) } }
    }

    /// `contentInset` and what of the safe area `contentInsetAdjustmentBehavior` adds to it (FRAME-08).
    open var adjustedContentInset: UIEdgeInsets { insets.adjusted }

    /// Called after `adjustedContentInset` changed.
    open func adjustedContentInsetDidChange() {}

    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { if contentInsetAdjustmentBehavior != oldValue { insets.update() } }
    }

    /// Constraints between this guide, or the view's own edges, and what is in the view say how large the content is.
    open var contentLayoutGuide: UILayoutGuide { layoutState.systemGuide(.scrollContent, of: self) }
    /// The guide of what is seen: content that is held to it does not scroll.
    open var frameLayoutGuide: UILayoutGuide { layoutState.systemGuide(.scrollFrame, of: self) }

    // MARK: Scrolling by code

    /// Scrolls to an offset; animated it takes 0.3 seconds, and `scrollViewDidEndScrollingAnimation(_:)` is called at its end.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        scroll(to: contentOffset, animated: animated)
    }

    /// Scrolls as little as it takes to show a rectangle of the content; not at all where it is seen, or is empty.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { reveal(rect, animated: animated) }

    /// Ends what moves or is drawn, where it is.
    open func stopScrollingAndZooming() {
        scrolling.stop()
        zooming.stop()
    }

    // MARK: Scrolling by the user

    open var isScrollEnabled = true {
        didSet { if isScrollEnabled != oldValue { scrollingRulesDidChange() } }
    }
    /// Whether a drag that begins along one axis stays on it.
    open var isDirectionalLockEnabled = false {
        didSet { if isDirectionalLockEnabled != oldValue { scrollingRulesDidChange() } }
    }
    /// Whether content can be drawn beyond its ends, and comes back.
    open var bounces = true {
        didSet { if bounces != oldValue { scrollingRulesDidChange() } }
    }
    /// Whether it can though all of it is seen.
    open var alwaysBounceVertical = false {
        didSet { if alwaysBounceVertical != oldValue { scrollingRulesDidChange() } }
    }
    open var alwaysBounceHorizontal = false {
        didSet { if alwaysBounceHorizontal != oldValue { scrollingRulesDidChange() } }
    }
    /// Whether the content comes to rest at whole multiples of the view's size.
    open var isPagingEnabled = false {
        didSet { if isPagingEnabled != oldValue { scrollingRulesDidChange() } }
    }
    /// How long a fling goes on.
    open var decelerationRate = DecelerationRate.normal {
        didSet { if decelerationRate != oldValue { scrollingRulesDidChange() } }
    }
    /// Whether the Home key, which stands for a tap on a status bar, scrolls to the top.
    open var scrollsToTop = true
    /// The effect that a drag has on the keyboard, and so on what is being typed.
    open var keyboardDismissMode = KeyboardDismissMode.none

    /// Whether a finger lies on the content.
    open var isTracking: Bool { pan.isTracking }
    /// Whether a finger draws the content.
    open var isDragging: Bool { scrolling.phase == .dragging }
    /// Whether the content moves on after it was let go.
    open var isDecelerating: Bool { scrolling.phase == .decelerating }

    /// Whether code has the content move to an offset.
    open var isScrollAnimating: Bool { scrolling.phase == .gliding }
    /// Whether arrows and other keys scroll the content, where nobody in it makes use of them.
    open var allowsKeyboardScrolling = true

    /// Draws the content. Its delegate must be nil or one of the app's own.
    open var panGestureRecognizer: UIPanGestureRecognizer { pan }

    /// Whether a touch waits a moment before the content gets it, so that a drag does not press a button.
    open var delaysContentTouches = true {
        didSet { pan.delaysTouchesBegan = delaysContentTouches }
    }
    /// Whether a touch that the content has already can still become a drag.
    open var canCancelContentTouches = true

    /// Whether what is touched in the content gets the touch.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
    /// Whether a drag takes a touch away from what has it already: from all but controls.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    // MARK: Indicators

    open var showsVerticalScrollIndicator = true {
        didSet { indicators.update() }
    }
    open var showsHorizontalScrollIndicator = true {
        didSet { indicators.update() }
    }
    open var indicatorStyle = IndicatorStyle.default {
        didSet { indicators.update() }
    }
    /// The distance that the vertical indicator keeps from the edges, in points, beside what bars cover.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
        didSet { indicators.update() }
    }
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
        didSet { indicators.update() }
    }
    /// The insets of both indicators; the vertical one's where they differ.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set {
            verticalScrollIndicatorInsets = newValue
            horizontalScrollIndicatorInsets = newValue
        }
    }
    /// Whether the indicators keep out of what bars cover.
    open var automaticallyAdjustsScrollIndicatorInsets = true {
        didSet { indicators.update() }
    }

    /// Shows the indicators for a moment.
    open func flashScrollIndicators() { indicators.flash() }

    /// Lets the user ask for what is new by pulling the content down.
    open var refreshControl: UIRefreshControl? {
        didSet { refreshControlDidChange(from: oldValue) }
    }

    // MARK: Zooming

    /// How far the delegate's view can be made smaller and larger. Where both are equal, nothing is zoomed.
    open var minimumZoomScale: CGFloat = 1 {
        didSet { zooming.limitsDidChange() }
    }
    open var maximumZoomScale: CGFloat = 1 {
        didSet { zooming.limitsDidChange() }
    }
    open var zoomScale: CGFloat {
        get { zooming.scale }
        set { zooming.set(newValue, animated: false) }
    }
    /// Whether fingers can zoom beyond the limits, and the content comes back.
    open var bouncesZoom = true
    open var isZooming: Bool { zooming.isPinched }
    open var isZoomBouncing: Bool { zooming.isBouncing }
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { zooming.set(scale, animated: animated) }
    /// Zooms so that a rectangle of the zoomed view fills this one.
    open func zoom(to rect: CGRect, animated: Bool) { zooming.zoom(to: rect, animated: animated) }
    /// Zooms. Nil while the limits allow no zooming.
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? { zooming.pinch }

    /// Where content comes to rest that is let go, before the delegate is asked.
    ///
    /// - Parameters:
    ///   - proposed: Where it would come to rest of itself.
    ///   - velocity: Of the offset, in points per millisecond.
    func restingOffset(for proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

    /// Whether something else stands where the vertical indicator would, as the index of a table does.
    var coversVerticalIndicator: Bool { false }

    // MARK: The parts

    final lazy var scrolling = ScrollInteraction(self)
    final lazy var pan = ScrollPan(self)
    final lazy var insets = ScrollInsets(self)
    final lazy var indicators = ScrollIndicators(self)
    final lazy var zooming = ScrollZoom(self)
    final lazy var touchpad = TouchpadDrag(scrolling, of: self)
    /// Whether the view is what a controller shows, though it is not the controller's root view.
    final var isControllerContent = false
    /// The view of the navigation controller whose bar becomes shorter while this content is scrolled.
    final weak var barAbove: NavigationView?
    /// Along which axes constraints say how large the content is.
    final var constrainedAxes: Set<NSLayoutConstraint.Axis> = []
    /// The constraints between something in the content and something outside of the view, which scrolling changes.
    final var outwardConstraints: [ObjectIdentifier: Weak<NSLayoutConstraint>] = [:]
    /// In which direction the content moved last: of the offset, in points.
    final var lastMove = CGVector.zero

    // MARK: State

    /// Writes where the content was scrolled to. Overrides call super.
    override open func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        (keptState ?? ScrollState(of: self)).encode(with: coder)
    }

    /// Has the content be scrolled there when it has been laid out in a window. Overrides call super.
    override open func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        keptState = ScrollState(from: coder)
        setNeedsLayout()
    }

    /// The place at which the content was in an earlier process, until it is there again.
    final var keptState: ScrollState?

    /// Takes over what was kept, once the content is laid out. A finger that is on it has been faster.
    func restoreKeptState() {
        guard let state = keptState else { return }
        keptState = nil
        if scrolling.phase == .resting { state.restore(self) }
    }

    // MARK: What views do

    override open var bounds: CGRect {
        get { super.bounds }
        set {
            let old = super.bounds.origin
            super.bounds = newValue
            if super.bounds.origin != old { offsetDidChange(from: old) }
        }
    }

    override func boundsSizeDidChange(from oldSize: CGSize) {
        super.boundsSizeDidChange(from: oldSize)
        visibleSizeDidChange()
    }

    override open func layoutSubviews() {
        super.layoutSubviews()
        adoptConstrainedSize()
        insets.update()
        indicators.layOut()
        refreshControl?.layOut()
        if keptState != nil, window != nil {
            UpdateCycle.main.afterLayout { [weak self] in self?.restoreKeptState() }
        }
    }

    override open func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        insets.update()
    }

    override func safeAreaInsets(ofSubview subview: UIView) -> UIEdgeInsets {
        insets.left(of: super.safeAreaInsets(ofSubview: subview))
    }

    override func wasScrolled(to offset: CGPoint, _ turn: ScrollTurn) -> CGPoint? {
        follow(turn, to: offset)
    }

    override func scroll(with event: UIScrollEvent) { scrollContent(with: event) }

    override open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        gestureRecognizer !== pan || pan.mayDraw
    }

    override open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let key = presses.first?.key, scroll(by: key) else { return super.pressesBegan(presses, with: event) }
    }

    override open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
        super.didUpdateFocus(in: context, with: coordinator)
        revealFocus(context.nextFocusedView)
    }

    override open func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { scrolling.stop() }
        insets.update()
    }
}
