/// How the content of a segment looks in one of its states.
@MainActor struct SegmentStyle {
    private static let regular = UIFont.systemFont(ofSize: 13)
    private static let medium = UIFont.systemFont(ofSize: 13, weight: .medium)

    let font: UIFont
    let color: UIColor
    /// All that a title has, where the control was given some of it; nil where font and colour say everything.
    let attributes: [NSAttributedString.Key: Any]?

    init(_ state: UIControl.State, _ set: [NSAttributedString.Key: Any]?) {
        let font = state.contains(.selected) ? Self.medium : Self.regular
        let color = state.contains(.disabled) ? ControlColors.disabledText : ControlColors.text
        self.font = font
        self.color = color
        attributes = set.map { [.font: font, .foregroundColor: color].merging($0) { _, new in new } }
    }

    /// The width of a title, in points.
    func width(of title: String) -> CGFloat {
        let measure = UILabel(frame: .zero)
        if let attributes {
            measure.attributedText = NSAttributedString(string: title, attributes: attributes)
        } else {
            measure.text = title
            measure.font = font
        }
        return measure.intrinsicContentSize.width
    }
}
