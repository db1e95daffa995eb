import CoreGraphics

/// Draws the frame of a text field.
@MainActor struct FieldFrame {
    let style: UITextField.BorderStyle
    let isEnabled: Bool
    /// The width of a thin line, in points.
    let hairline: CGFloat

    static let cornerRadius = ControlRadius.small

    func draw(in rect: CGRect, into context: CGContext) {
        switch style {
        case .none: break
        case .line:
            context.strokeRoundedRect(rect, radius: 0, width: hairline, edge.cgColor)
        case .bezel:
            context.setFillColor(ground.cgColor)
            context.fill(rect)
            context.strokeRoundedRect(rect, radius: 0, width: 1, edge.cgColor)
            context.setFillColor(ControlColors.hairline.cgColor)
            context.fill(CGRect(x: rect.minX + 1, y: rect.minY + 1, width: max(rect.width - 2, 0), height: 1))
        case .roundedRect:
            context.fillRoundedRect(rect, radius: Self.cornerRadius, ground.cgColor)
            context.strokeRoundedRect(
                rect, radius: Self.cornerRadius, width: hairline, ControlColors.hairline.cgColor)
        }
    }

    private var ground: UIColor { isEnabled ? .systemBackground : ControlColors.surface }

    private var edge: UIColor { isEnabled ? ControlColors.mark : ControlColors.disabledMark }
}
