/// The button in a text field that erases the text.
@MainActor final class FieldClearButton: UIControl {
    private let action: () -> Void

    /// The distance from what is seen to the edges of the button, in points, so that a finger hits it.
    static let reach: CGFloat = 5

    init(action: @escaping () -> Void) {
        self.action = action
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let disc = bounds.shrunk(dx: Self.reach + 1.5, dy: Self.reach + 1.5)
        let color = isHighlighted ? ControlColors.text : ControlColors.mark
        context.fillRoundedRect(disc, radius: min(disc.width, disc.height) / 2, color.cgColor)
        let cross = disc.shrunk(dx: disc.width * 0.32, dy: disc.height * 0.32)
        let ground = UIColor.systemBackground.cgColor
        context.strokeLine(
            from: CGPoint(x: cross.minX, y: cross.minY), to: CGPoint(x: cross.maxX, y: cross.maxY), width: 1.5, ground)
        context.strokeLine(
            from: CGPoint(x: cross.minX, y: cross.maxY), to: CGPoint(x: cross.maxX, y: cross.minY), width: 1.5, ground)
    }

    override package func didTapInside() {
        action()
    }

    override package var gestureUse: GestureUse { .taps }

    // Keys erase by the text field itself.
    override var canBecomeFocused: Bool { false }

    override var standardAccessibility: StandardAccessibility {
        .element(.button, label: "Clear text", .button)
    }
}
