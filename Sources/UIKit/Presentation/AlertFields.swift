/// The text fields of an alert, below each other.
@MainActor final class AlertFields: UIView {
    private var fields: [UITextField] = []

    /// The distance from the side edges to the fields, and from the last field to the lower edge, in points.
    static let inset: CGFloat = 16
    /// The distance between fields, in points.
    private static let gap: CGFloat = 8

    /// Puts fields in place of those that are there.
    func show(_ fields: [UITextField]) {
        for field in self.fields where !fields.contains(where: { $0 === field }) { field.removeFromSuperview() }
        for field in fields where field.superview !== self { addSubview(field) }
        self.fields = fields
        setNeedsLayout()
    }

    /// The height of all fields, in points; 0 where there are none.
    var height: CGFloat {
        guard !fields.isEmpty else { return 0 }
        let heights = fields.map { Self.height(of: $0) }.reduce(0, +)
        return heights + CGFloat(fields.count - 1) * Self.gap + Self.inset
    }

    /// The height that a field wants, whatever the app has made of it.
    private static func height(of field: UITextField) -> CGFloat {
        let height = field.intrinsicContentSize.height.rounded(.up)
        return height.isFinite ? min(max(height, 28), 200) : 28
    }

    override func contentSizeDidChange(of subview: UIView) {
        super.contentSizeDidChange(of: subview)
        superview?.setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var top: CGFloat = 0
        for field in fields {
            let height = Self.height(of: field)
            field.frame = CGRect(
                x: Self.inset, y: top, width: max(0, bounds.width - 2 * Self.inset), height: height)
            top += height + Self.gap
        }
    }
}
