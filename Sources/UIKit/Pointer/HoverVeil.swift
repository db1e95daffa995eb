/// Shows that the pointer is over a control: a thin shade of its shape over all that it draws.
@MainActor final class HoverVeil {
    private static let color = UIColor(light: 0x000000, 0.06, dark: 0xFFFFFF, 0.08)

    private let layer = CALayer()

    /// Puts the veil over a control; nil, or one that would do nothing, is pressed already or is a text to be read, takes it away.
    func place(over control: UIControl?) {
        guard let control, control.isEnabled, !control.isHighlighted, control.window != nil, control.isSeen,
            !(control is any TextEditorOwner)
        else {
            layer.removeFromSuperlayer()
            return
        }
        // The veil goes with the control, and at once where that does.
        layer.owner = control
        if layer.superlayer !== control.layer { control.layer.addSublayer(layer) }
        let (rect, radius) = control.focusShape
        layer.frame = rect
        layer.cornerRadius = radius
        layer.backgroundColor = Self.color.cgColor(with: control.traitCollection)
    }
}
