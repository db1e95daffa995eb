/// A coloured disc with a white sign on it, or an empty ring: the controls of rows that are edited.
///
/// A symbol that is cut out of a filled circle would show the row through its sign; the sign is a part of its own here, so that it is white
/// on every ground.
@MainActor final class AccessoryDisc: UIView {
    /// The diameter of the disc, in points.
    static let diameter: CGFloat = 22
    /// The size of the text that the sign would stand beside, in points.
    private static let signSize: CGFloat = 12
    /// The width of the line of an empty ring, in points.
    private static let ringWidth: CGFloat = 1.5

    private let sign = UIImageView()
    private var ground: UIColor?
    private var signColor: UIColor?

    /// - Parameters:
    ///   - symbol: the name of the sign; nil for an empty ring.
    ///   - ground: the colour of the disc; nil for the tint of the view.
    init(symbol: String?, ground: UIColor?, signColor: UIColor = .white) {
        super.init(frame: CGRect(x: 0, y: 0, width: Self.diameter, height: Self.diameter))
        isUserInteractionEnabled = false
        sign.contentMode = .center
        addSubview(sign)
        show(symbol: symbol, ground: ground, signColor: signColor)
        registerForTraitChanges([UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self]) {
            (disc: AccessoryDisc, _: UITraitCollection) in disc.updateColors()
        }
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Shows another sign, as `init` does.
    func show(symbol: String?, ground: UIColor?, signColor: UIColor = .white) {
        self.ground = ground
        self.signColor = signColor
        let configuration = UIImage.SymbolConfiguration(pointSize: Self.signSize, weight: .bold)
        sign.image = symbol.flatMap { UIImage(systemName: $0, withConfiguration: configuration) }
        updateColors()
    }

    private func updateColors() {
        let isEmpty = sign.image == nil
        backgroundColor = isEmpty ? nil : ground ?? tintColor
        sign.tintColor = signColor
        layer.borderWidth = isEmpty ? Self.ringWidth : 0
        layer.borderColor = isEmpty ? ControlColors.mark.cgColor(with: traitCollection) : nil
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColors()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = min(bounds.width, bounds.height) / 2
        sign.frame = bounds
    }

    override var intrinsicContentSize: CGSize {
        CGSize(width: Self.diameter, height: Self.diameter)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        intrinsicContentSize
    }
}
