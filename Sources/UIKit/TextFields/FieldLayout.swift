import CoreGraphics

/// The places of the parts of a text field: its text between a view at the leading edge and one at the trailing edge, all in points and in
/// the coordinates of the field's bounds.
struct FieldLayout {
    let bounds: CGRect
    let style: UITextField.BorderStyle
    /// Whether the leading edge is the right one.
    let isMirrored: Bool

    static let clearButtonSize = CGSize(width: 19, height: 19)

    /// The distances from the edges of the bounds to the text.
    var insets: CGSize {
        switch style {
        case .none: .zero
        case .line: CGSize(width: 2, height: 2)
        case .bezel, .roundedRect: CGSize(width: 7, height: 2)
        }
    }

    /// The distance between the text and a view beside it.
    var gap: CGFloat { style == .none ? 0 : 4 }

    /// The height that the frame adds to that of a line.
    var addedHeight: CGFloat {
        switch style {
        case .none: 0
        case .line: 6
        case .bezel: 8
        case .roundedRect: 12
        }
    }

    private func mirroredIfNeeded(_ rect: CGRect) -> CGRect {
        guard isMirrored else { return rect }
        return CGRect(
            x: bounds.minX + bounds.maxX - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    private func middle(_ height: CGFloat) -> CGFloat {
        (bounds.minY + (bounds.height - height) / 2).rounded(.down)
    }

    /// Returns the place of a view at the leading edge.
    func leadingRect(_ size: CGSize) -> CGRect {
        mirroredIfNeeded(CGRect(origin: CGPoint(x: bounds.minX, y: middle(size.height)), size: size))
    }

    /// Returns the place of a view at the trailing edge.
    func trailingRect(_ size: CGSize) -> CGRect {
        mirroredIfNeeded(CGRect(origin: CGPoint(x: bounds.maxX - size.width, y: middle(size.height)), size: size))
    }

    var clearButtonRect: CGRect {
        let size = Self.clearButtonSize
        let inset = style == .none ? 0 : max(insets.width - 2, 0)
        return mirroredIfNeeded(
            CGRect(origin: CGPoint(x: bounds.maxX - inset - size.width, y: middle(size.height)), size: size))
    }

    /// Returns the place of the text.
    ///
    /// - Parameters:
    ///   - leading: The place of the view at the leading edge; nil where none is shown.
    ///   - trailing: The place of the view, or of the clear button, at the trailing edge; nil where none is shown.
    func textRect(leading: CGRect?, trailing: CGRect?) -> CGRect {
        let inner = bounds.shrunk(dx: insets.width, dy: insets.height)
        var (left, right) = (inner.minX, inner.maxX)
        if let view = isMirrored ? trailing : leading, view.width > 0 { left = max(left, view.maxX + gap) }
        if let view = isMirrored ? leading : trailing, view.width > 0 { right = min(right, view.minX - gap) }
        return CGRect(x: left, y: inner.minY, width: max(right - left, 0), height: inner.height)
    }
}
