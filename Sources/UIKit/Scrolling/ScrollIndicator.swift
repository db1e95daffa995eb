/// The bar that shows which part of the content is seen.
@MainActor final class ScrollIndicator: UIView {
    /// In points.
    static let thickness: CGFloat = 3

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        layer.cornerRadius = Self.thickness / 2
        layer.isPinned = true
        alpha = 0
    }

    required init?(coder: NSCoder) {
        nil
    }

    func setStyle(_ style: UIScrollView.IndicatorStyle) {
        switch style {
        case .default: backgroundColor = UIColor.label.withAlphaComponent(0.45)
        case .black: backgroundColor = UIColor.black.withAlphaComponent(0.45)
        case .white: backgroundColor = UIColor.white.withAlphaComponent(0.55)
        }
    }
}
