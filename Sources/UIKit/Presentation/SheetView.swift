import QuartzCore

/// The sheet itself: a ground with a shadow and round corners, the content of the presented controller, and the grabber.
@MainActor final class SheetView: UIView {
    /// The part of the look that depends on the sheet's place and on the app's wishes.
    struct Look: Equatable {
        /// The radius of the corners that are round, in points.
        var cornerRadius: CGFloat = 0
        var corners = CACornerMask.all
        var hasEdge = false
        var hasShadow = false
        var showsGrabber = false
    }

    var look = Look() {
        didSet { if look != oldValue { applyLook() } }
    }

    let grabber: SheetGrabber
    private let clip = UIView()
    private weak var content: UIView?

    init(grabber: SheetGrabber) {
        self.grabber = grabber
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        layer.shadowRadius = 16
        clip.clipsToBounds = true
        addSubview(clip)
        addSubview(grabber)
        // The dark is lighter on what lies above other content.
        traitOverrides.userInterfaceLevel = .elevated
        applyLook()
    }

    required init?(coder: NSCoder) {
        nil
    }

    private func applyLook() {
        for part in [layer, clip.layer] {
            part.cornerRadius = look.cornerRadius
            part.maskedCorners = look.corners
        }
        layer.shadowOpacity = look.hasShadow ? 0.22 : 0
        layer.shadowOffset = CGSize(width: 0, height: look.corners == .all ? 6 : 0)
        grabber.isHidden = !look.showsGrabber
        applyEdge()
    }

    private func applyEdge() {
        clip.layer.borderWidth = look.hasEdge ? hairline : 0
        clip.layer.borderColor = MenuColors.edge.cgColor(with: traitCollection)
    }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        applyEdge()
    }

    // MARK: Content

    /// Puts the presented controller's view in; one that was there before leaves.
    func show(_ view: UIView) {
        guard content !== view || view.superview !== clip else { return }
        removeContent()
        content = view
        clip.insertSubview(view, at: 0)
        setNeedsLayout()
    }

    func removeContent() {
        if let content, content.superview === clip { content.removeFromSuperview() }
        content = nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        applyEdge()
        clip.frame = bounds
        if let content, content.superview === clip, content.transform.isIdentity { content.frame = clip.bounds }
        grabber.frame.origin = CGPoint(x: ((bounds.width - grabber.bounds.width) / 2).rounded(.down), y: 0)
    }

    // MARK: Touches

    // What nobody in the sheet has a use for is no touch outside of it.
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
