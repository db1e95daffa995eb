/// A surface of an alert, which looks like that of a menu.
@MainActor final class AlertCard: UIView {
    /// Holds what lies on the surface, cut off at its corners.
    let content = UIView()

    /// Whether something else has the ground, the edge and the shadow.
    var isPlain = false {
        didSet { if isPlain != oldValue { updateLook() } }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.shadowRadius = 16
        layer.shadowOffset = CGSize(width: 0, height: 6)
        content.clipsToBounds = true
        addSubview(content)
        updateLook()
    }

    required init?(coder: NSCoder) {
        nil
    }

    private func updateLook() {
        backgroundColor = isPlain ? nil : MenuColors.ground
        layer.cornerRadius = isPlain ? 0 : ControlRadius.large
        layer.shadowOpacity = isPlain ? 0 : 0.22
        content.layer.cornerRadius = layer.cornerRadius
        content.layer.borderWidth = isPlain ? 0 : hairline
        content.layer.borderColor = MenuColors.edge.cgColor(with: traitCollection)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        content.frame = bounds
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { updateLook() }
    }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        updateLook()
    }
}
