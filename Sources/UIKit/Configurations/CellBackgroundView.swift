/// Draws a background configuration in its bounds: the background of a cell or header, which it fills.
///
/// What it draws lies in the bounds without the configuration's insets. In an animation the place, the colour and the corners pass over to
/// new ones.
package final class CellBackgroundView: UIView {
    private let shape = UIView(frame: .zero)
    private let outline = CALayer()
    private var imageView: UIImageView?
    private var effectView: UIVisualEffectView?

    /// The background that the view draws. Setting it draws the new one.
    package var configuration: UIBackgroundConfiguration {
        didSet { if configuration != oldValue { configurationDidChange(from: oldValue) } }
    }

    /// The corners that are round: of a section whose rows are one body, the first row's upper and the last row's lower ones.
    package var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    {
        didSet { if maskedCorners != oldValue { updateShape() } }
    }

    /// The radius of the corners where the configuration leaves it open, in points.
    package var standardCornerRadius: CGFloat = 0 {
        didSet { if standardCornerRadius != oldValue { updateShape() } }
    }

    package init(configuration: UIBackgroundConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        isUserInteractionEnabled = configuration.customView != nil
        layoutMargins = .zero
        insetsLayoutMarginsFromSafeArea = false
        addSubview(shape)
        // The line changes together with the view.
        outline.owner = shape
        showCustomView(instead: nil)
        update()
    }

    package required init?(coder: NSCoder) {
        nil
    }

    private func configurationDidChange(from old: UIBackgroundConfiguration) {
        showCustomView(instead: old.customView)
        update()
        setNeedsLayout()
    }

    private func showCustomView(instead old: UIView?) {
        let new = configuration.customView
        isUserInteractionEnabled = new != nil
        guard new !== old || new?.superview !== shape else { return }
        if let old, old !== new, old.superview === shape { old.removeFromSuperview() }
        if let new { shape.addSubview(new) }
    }

    private func update() {
        // The superview's margins reach through to the edges that the configuration adds them to.
        preservesSuperviewLayoutMargins = !configuration.edgesAddingLayoutMarginsToBackgroundInsets.isEmpty
        shape.backgroundColor = configuration.resolvedBackgroundColor(for: tintColor)
        updateImage()
        updateEffect()
        updateShape()
        updateLine()
    }

    private func updateEffect() {
        guard let effect = configuration.visualEffect else {
            effectView?.removeFromSuperview()
            effectView = nil
            return
        }
        let shown = effectView ?? UIVisualEffectView(effect: nil)
        shown.effect = effect
        guard effectView == nil else { return }
        shown.frame = shape.bounds
        // Behind the image.
        shape.insertSubview(shown, at: 0)
        effectView = shown
    }

    private func updateImage() {
        guard let image = configuration.image else {
            imageView?.removeFromSuperview()
            imageView = nil
            return
        }
        let shown = imageView ?? UIImageView(frame: shape.bounds)
        shown.image = image
        shown.contentMode = configuration.imageContentMode
        if imageView == nil {
            shape.insertSubview(shown, at: effectView == nil ? 0 : 1)
            imageView = shown
        }
    }

    private func updateShape() {
        let radius = max(configuration.cornerRadius ?? standardCornerRadius, 0)
        shape.layer.cornerRadius = radius
        shape.layer.maskedCorners = maskedCorners
        shape.clipsToBounds = radius > 0 && (imageView != nil || effectView != nil || configuration.customView != nil)
        outline.cornerRadius = radius > 0 ? max(radius + configuration.strokeOutset, 0) : 0
        outline.maskedCorners = maskedCorners
    }

    private func updateLine() {
        guard configuration.strokeWidth > 0 else {
            outline.removeFromSuperlayer()
            return
        }
        // The line may lie outside of the shape, which can be clipped.
        if outline.superlayer == nil { layer.addSublayer(outline) }
        outline.borderWidth = configuration.strokeWidth
        outline.borderColor = configuration.resolvedStrokeColor(for: tintColor).cgColor(with: colorTraits)
    }

    private var colorTraits: UITraitCollection {
        traitCollection.tinted(tintColor)
    }

    // MARK: Layout

    /// The rectangle in which the background is drawn, in the view's coordinates.
    private var area: CGRect {
        var insets = configuration.backgroundInsets
        let (edges, margins) = (configuration.edgesAddingLayoutMarginsToBackgroundInsets, directionalLayoutMargins)
        if edges.contains(.top) { insets.top += margins.top }
        if edges.contains(.leading) { insets.leading += margins.leading }
        if edges.contains(.bottom) { insets.bottom += margins.bottom }
        if edges.contains(.trailing) { insets.trailing += margins.trailing }
        var area = bounds.inset(by: UIEdgeInsets(insets, in: effectiveUserInterfaceLayoutDirection))
        area.size = CGSize(width: max(area.width, 0), height: max(area.height, 0))
        return area
    }

    override package func layoutSubviews() {
        super.layoutSubviews()
        let area = area
        shape.frame = area
        imageView?.frame = shape.bounds
        effectView?.frame = shape.bounds
        configuration.customView?.frame = shape.bounds
        let outset = configuration.strokeOutset
        outline.frame = area.shrunk(dx: -outset, dy: -outset)
    }

    override package func tintColorDidChange() {
        super.tintColorDidChange()
        update()
    }

    override package func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateLine()
        setNeedsLayout()
    }
}
