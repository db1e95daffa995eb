/// Shows a `UIListContentConfiguration`: an image and two texts. Rows of lists have one, and it can stand anywhere else.
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
    private var shown: UIListContentConfiguration
    private lazy var parts = ListContentParts(in: self)
    private var guidesIfAny: ListContentGuides?
    private var isApplying = false
    /// The layout with the content measured, without margins; nil when it has to be made anew.
    private var knownLayout: ListContentLayout?
    /// Whether the view has its superview's bounds, so that the superview's margins are those of the view.
    final var fillsSuperview = false

    public init(configuration: UIListContentConfiguration) {
        shown = configuration
        super.init(frame: .zero)
        insetsLayoutMarginsFromSafeArea = false
        apply()
    }

    /// Creates a view that shows an empty cell.
    public required init?(coder: NSCoder) {
        shown = .cell()
        super.init(coder: coder)
        insetsLayoutMarginsFromSafeArea = false
        apply()
    }

    /// The configuration that the view shows, a `UIListContentConfiguration`; one of another type is refused, with a report.
    open var configuration: any UIContentConfiguration {
        get { shown }
        set {
            guard let new = newValue as? UIListContentConfiguration else {
                UsageDiagnostic.report(
                    .invalidConfiguration,
                    "\(self) shows a UIListContentConfiguration and was given a \(type(of: newValue)); what it showed stays. "
                        + "Ask supports(_:) first, and make another view where it answers false")
                return
            }
            guard new != shown else { return }
            shown = new
            apply()
        }
    }

    // MARK: Guides

    /// The place of the text; nil while there is none.
    open var textLayoutGuide: UILayoutGuide? { parts.textLabel.map { guides.text.guide(at: $0.frame) } }
    /// The place of the secondary text; nil while there is none.
    open var secondaryTextLayoutGuide: UILayoutGuide? {
        parts.secondaryTextLabel.map { guides.secondaryText.guide(at: $0.frame) }
    }
    /// The place of the image; nil while there is none.
    open var imageLayoutGuide: UILayoutGuide? { parts.imageView.map { guides.image.guide(at: $0.frame) } }

    private var guides: ListContentGuides {
        if let guidesIfAny { return guidesIfAny }
        let guides = ListContentGuides(of: self)
        guidesIfAny = guides
        return guides
    }

    // MARK: Size

    /// The size that the content needs where texts break nowhere.
    override open var intrinsicContentSize: CGSize { layout.naturalSize }

    /// The width of `size`, or that of the content where it is less, and the height that the content needs there.
    override open func sizeThatFits(_ size: CGSize) -> CGSize {
        let layout = layout
        let width = size.width > 0 ? min(size.width, layout.naturalSize.width) : layout.naturalSize.width
        return CGSize(width: width, height: layout.height(within: width))
    }

    override var wrapsContent: Bool { true }

    // MARK: Layout

    /// The distance from the leading edge of the view to where the texts begin, in points: lines between rows begin there.
    package final var textStart: CGFloat { layout.textStart }

    override open func layoutSubviews() {
        let frames = layout.frames(in: bounds.size, scale: max(traitCollection.displayScale, 1))
        let (text, secondaryText, image) = (parts.textLabel, parts.secondaryTextLabel, parts.imageView)
        text?.frame = mirroredIfNeeded(frames.text.offsetBy(dx: bounds.minX, dy: bounds.minY))
        secondaryText?.frame = mirroredIfNeeded(frames.secondaryText.offsetBy(dx: bounds.minX, dy: bounds.minY))
        image?.frame = mirroredIfNeeded(frames.image.offsetBy(dx: bounds.minX, dy: bounds.minY))
        guidesIfAny?.text.place(at: text?.frame)
        guidesIfAny?.secondaryText.place(at: secondaryText?.frame)
        guidesIfAny?.image.place(at: image?.frame)
        // Views that constraints hold at the guides are placed after these.
        super.layoutSubviews()
    }

    private var layout: ListContentLayout {
        var layout = knownLayout ?? parts.measured(shown)
        knownLayout = layout
        layout.margins = contentMargins
        return layout
    }

    /// The margins around the content, in points: those of the configuration, and on the axes that it names the superview's where these are
    /// larger.
    private var contentMargins: NSDirectionalEdgeInsets {
        var margins = shown.directionalLayoutMargins
        guard let superview, !shown.axesPreservingSuperviewLayoutMargins.isEmpty else { return margins }
        let covered = NSDirectionalEdgeInsets(
            fillsSuperview ? superview.layoutMargins : overlap(withEdges: superview.layoutMargins),
            in: effectiveUserInterfaceLayoutDirection)
        if shown.axesPreservingSuperviewLayoutMargins.contains(.horizontal) {
            margins.leading = max(margins.leading, covered.leading)
            margins.trailing = max(margins.trailing, covered.trailing)
        }
        if shown.axesPreservingSuperviewLayoutMargins.contains(.vertical) {
            margins.top = max(margins.top, covered.top)
            margins.bottom = max(margins.bottom, covered.bottom)
        }
        return margins
    }

    // MARK: Changes

    private func apply() {
        isApplying = true
        directionalLayoutMargins = shown.directionalLayoutMargins
        preservesSuperviewLayoutMargins = !shown.axesPreservingSuperviewLayoutMargins.isEmpty
        parts.show(shown)
        isApplying = false
        contentDidChange()
    }

    private func contentDidChange() {
        guard !isApplying else { return }
        knownLayout = nil
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    override func contentSizeDidChange(of subview: UIView) {
        super.contentSizeDidChange(of: subview)
        contentDidChange()
    }

    override open func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        contentDidChange()
    }

    override open func didMoveToSuperview() {
        super.didMoveToSuperview()
        contentDidChange()
    }

    override open func tintColorDidChange() {
        super.tintColorDidChange()
        parts.updateColors(shown)
    }

    override open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        apply()
    }
}
