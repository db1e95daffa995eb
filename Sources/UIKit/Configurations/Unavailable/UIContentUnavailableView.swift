/// The view that shows a `UIContentUnavailableConfiguration`.
@preconcurrency @MainActor open class UIContentUnavailableView: UIView, UIContentView {
    private var shown: UIContentUnavailableConfiguration
    private lazy var parts = UnavailableContentParts(in: self)
    private let ground = CellBackgroundView(configuration: .clear())

    /// The greatest width of texts, in points.
    private static let mostWidth: CGFloat = 400

    public init(configuration: UIContentUnavailableConfiguration) {
        shown = configuration
        super.init(frame: .zero)
        addSubview(ground)
        apply()
    }

    /// Creates a view that shows nothing.
    public required init?(coder: NSCoder) {
        shown = .empty()
        super.init(coder: coder)
        addSubview(ground)
        apply()
    }

    /// The configuration that the view shows, a `UIContentUnavailableConfiguration`; one of another type is refused, with a report.
    open var configuration: any UIContentConfiguration {
        get { shown }
        set {
            guard let new = newValue as? UIContentUnavailableConfiguration else {
                UsageDiagnostic.report(
                    .invalidConfiguration,
                    "\(self) shows a UIContentUnavailableConfiguration and was given a \(type(of: newValue)); what it showed "
                        + "stays. Ask supports(_:) first, and make another view where it answers false")
                return
            }
            guard new != shown else { return }
            shown = new
            apply()
        }
    }

    // MARK: Size

    override open var intrinsicContentSize: CGSize { size(within: Self.mostWidth) }

    override open func sizeThatFits(_ size: CGSize) -> CGSize {
        let margins = contentMargins
        let width = size.width > 0 ? size.width - margins.left - margins.right : Self.mostWidth
        return self.size(within: min(max(width, 1), Self.mostWidth))
    }

    private func size(within width: CGFloat) -> CGSize {
        let (layout, margins) = (parts.layout(shown, within: width), contentMargins)
        return CGSize(
            width: layout.width + margins.left + margins.right, height: layout.height + margins.top + margins.bottom)
    }

    override var wrapsContent: Bool { true }

    /// The margins around the content, in points: those of the configuration with the safe area, and on the axes that it names the
    /// superview's where these are larger.
    private var contentMargins: UIEdgeInsets {
        var margins = layoutMargins
        var own = UIEdgeInsets(shown.directionalLayoutMargins, in: effectiveUserInterfaceLayoutDirection)
        own.add(safeAreaInsets)
        if !shown.axesPreservingSuperviewLayoutMargins.contains(.horizontal) {
            (margins.left, margins.right) = (own.left, own.right)
        }
        if !shown.axesPreservingSuperviewLayoutMargins.contains(.vertical) {
            (margins.top, margins.bottom) = (own.top, own.bottom)
        }
        return margins
    }

    // MARK: Layout

    override open func layoutSubviews() {
        super.layoutSubviews()
        ground.frame = bounds
        var area = bounds.inset(by: contentMargins)
        area.size = CGSize(width: max(area.width, 1), height: max(area.height, 0))
        let layout = parts.layout(shown, within: min(area.width, Self.mostWidth))
        let frames = layout.frames(in: area, scale: max(traitCollection.displayScale, 1))
        for (view, frame) in zip(parts.views, frames) {
            view.frame = mirroredIfNeeded(frame)
        }
    }

    // MARK: Changes

    private func apply() {
        directionalLayoutMargins = shown.directionalLayoutMargins
        preservesSuperviewLayoutMargins = !shown.axesPreservingSuperviewLayoutMargins.isEmpty
        ground.configuration = shown.background
        parts.show(shown)
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    override open func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        invalidateIntrinsicContentSize()
    }

    override open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        apply()
    }
}
