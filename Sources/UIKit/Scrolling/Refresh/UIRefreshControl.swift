import Foundation

/// Lets the user ask for what is new by pulling content down, and shows that it is being fetched (UIKit's page of this name).
///
/// Set it as the `refreshControl` of a scroll view, which puts it behind its content. Pulled far enough it begins to refresh, and sends
/// `.valueChanged`, once for each drag; the app ends that by `endRefreshing()`. Content that is shorter than its view can be pulled only
/// where `alwaysBounceVertical` is on.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
    /// In points, where the title needs no more.
    private static let standardHeight: CGFloat = 60
    /// Of the wheel, in points.
    private static let side: CGFloat = 20
    /// Between the upper edge and a wheel with a title, between the two, and below the title, in points.
    private static let gap: CGFloat = 12
    private static let titleGap: CGFloat = 4
    private static let titleMargin: CGFloat = 6

    private let spokes = RefreshSpokes(
        frame: CGRect(x: 0, y: 0, width: UIRefreshControl.side, height: UIRefreshControl.side))
    private let wheel = UIActivityIndicatorView(style: .medium)
    private let title = UILabel(frame: .zero)

    /// The scroll view that has the control; it sets this.
    package internal(set) weak var scrollView: UIScrollView? {
        didSet { if scrollView !== oldValue { scrollViewDidChange(from: oldValue) } }
    }
    private var pull = RefreshPull(distance: 0, visibleHeight: 0)
    /// Whether the drag that goes on, or the next one, can begin a refresh: one drag begins one.
    private var isArmed = true

    public init() {
        super.init(frame: .zero)
        setUp()
    }

    override public init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        // A finger on it draws the content.
        isUserInteractionEnabled = false
        AppearanceRules.shared.setStandardLook { backgroundColor = nil }
        title.numberOfLines = 0
        title.textAlignment = .center
        title.isHidden = true
        title.alpha = 0
        for view in [spokes, wheel, title] { addSubview(view) }
    }

    // MARK: Refreshing

    open private(set) var isRefreshing = false

    /// Shows that a refresh goes on which the user did not ask for. It sends no event.
    open func beginRefreshing() {
        guard !isRefreshing else { return }
        start()
        applyHeldInset()
    }

    /// Ends the refresh, whoever began it; the content goes back to where it rests without.
    open func endRefreshing() {
        guard isRefreshing else { return }
        isRefreshing = false
        // The drag that goes on does not begin the next one.
        if scrollView?.isDragging == true { isArmed = false }
        applyHeldInset()
        fadeOut()
        layOut()
    }

    private func start() {
        isRefreshing = true
        wheel.alpha = 1
        title.alpha = 1
        wheel.startAnimating()
        spokes.shown = 0
        layOut()
    }

    private func fadeOut() {
        UIView.animate(withDuration: 0.25) {
            self.wheel.alpha = 0
            self.title.alpha = 0
        } completion: { [weak self] _ in
            guard let self, !isRefreshing else { return }
            wheel.stopAnimating()
        }
    }

    // MARK: Look

    /// The colour of the wheel; nil is the usual one.
    override open var tintColor: UIColor! {
        get { super.tintColor }
        set {
            super.tintColor = newValue
            let color = newValue ?? ActivityWheel.standardColor
            wheel.color = color
            spokes.color = color
        }
    }

    /// A text below the wheel.
    open var attributedTitle: NSAttributedString? {
        didSet {
            title.attributedText = attributedTitle
            title.isHidden = attributedTitle == nil
            applyHeldInset()
            layOut()
        }
    }

    /// What the title needs, in points.
    private var titleHeight: CGFloat {
        guard attributedTitle != nil, let width = scrollView?.bounds.width else { return 0 }
        return title.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    }

    private var height: CGFloat {
        guard attributedTitle != nil else { return Self.standardHeight }
        return max(Self.standardHeight, Self.gap + Self.side + Self.titleGap + titleHeight + Self.titleMargin)
    }

    override open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: height)
    }

    override open func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: height)
    }

    override open func layoutSubviews() {
        super.layoutSubviews()
        let hasTitle = attributedTitle != nil
        let middle = CGPoint(
            x: bounds.midX, y: hasTitle ? Self.gap + Self.side / 2 : Self.standardHeight / 2)
        spokes.center = middle
        wheel.bounds.size = CGSize(width: Self.side, height: Self.side)
        wheel.center = middle
        let top = middle.y + Self.side / 2 + Self.titleGap
        title.frame = CGRect(x: 0, y: top, width: bounds.width, height: titleHeight)
    }

    // MARK: What a control is otherwise

    override open var canBecomeFocused: Bool {
        false
    }

    override var standardAccessibility: StandardAccessibility {
        guard isRefreshing else { return StandardAccessibility() }
        return .element(.activityIndicator, label: attributedTitle?.string ?? "In progress", value: "1")
    }

    /// Apps of before iOS 10 add the control to a table themselves.
    override open func didMoveToSuperview() {
        super.didMoveToSuperview()
        if let parent = superview as? UIScrollView {
            if parent.refreshControl !== self { parent.refreshControl = self }
        } else if let scrollView, scrollView.refreshControl === self {
            scrollView.refreshControl = nil
        }
    }

    // MARK: The scroll view

    /// What the scroll view keeps free at its upper edge while the refresh goes on, in points.
    package var heldInset: CGFloat {
        isRefreshing ? height : 0
    }

    /// The scroll view shows another part of its content.
    ///
    /// - Parameter distance: How far the content lies below where it rests without a refresh, in points.
    package func scrollViewDidScroll(pulled distance: CGFloat, isDragging: Bool) {
        pull = RefreshPull(distance: distance, visibleHeight: scrollView?.bounds.height ?? 0)
        layOut()
        guard isDragging, isArmed, isEnabled, !isRefreshing, pull.isComplete else { return }
        isArmed = false
        start()
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    /// The finger lets go, or has. What the control holds free changes only now, because content that is drawn would jump.
    package func scrollViewDidEndDragging() {
        isArmed = true
        scrollView?.holdForRefresh(heldInset)
    }

    private func scrollViewDidChange(from old: UIScrollView?) {
        old?.holdForRefresh(0)
        pull = RefreshPull(distance: 0, visibleHeight: 0)
        isArmed = true
        applyHeldInset()
        layOut()
    }

    private func applyHeldInset() {
        guard let scrollView, !scrollView.isDragging else { return }
        scrollView.holdForRefresh(heldInset)
    }

    /// Puts the control at the upper edge of what is seen; while it refreshes no lower than above the content, with which it scrolls away.
    package func layOut() {
        guard let scrollView else { return }
        let size = CGSize(width: scrollView.bounds.width, height: height)
        let distance = isRefreshing ? max(pull.distance, size.height) : pull.distance
        let place = CGRect(origin: CGPoint(x: 0, y: -distance), size: size)
        if bounds.size != place.size { bounds.size = place.size }
        center = CGPoint(x: place.midX, y: place.midY)
        guard !isRefreshing else { return }
        // What fades out after a refresh is not followed by spokes.
        spokes.shown = wheel.isAnimating ? 0 : pull.shownSpokes
        if !wheel.isAnimating { title.alpha = pull.shownSpokes > 0 ? 1 : 0 }
    }
}
