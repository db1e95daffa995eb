/// A bar along an end of a selection with a knob: above the first character, or below the last one.
@MainActor final class TextHandleView: UIView, UITextSelectionHandleView {
    // Both lengths are in points.
    private static let knobDiameter: CGFloat = 12
    private static let barWidth: CGFloat = 2

    var direction: NSDirectionalRectEdge {
        didSet { if direction != oldValue { setNeedsDisplay() } }
    }

    var isVertical: Bool { false }

    var customShape: UIBezierPath? {
        didSet { setNeedsDisplay() }
    }

    init(_ direction: NSDirectionalRectEdge) {
        self.direction = direction
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isOpaque = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) {
        nil
    }

    func preferredFrame(for rect: CGRect) -> CGRect {
        let knob = Self.knobDiameter
        return CGRect(
            x: rect.midX - knob / 2, y: direction == .leading ? rect.minY - knob : rect.minY, width: knob,
            height: rect.height + knob)
    }

    override func draw(_ rect: CGRect) {
        tintColor.setFill()
        guard customShape == nil else {
            customShape?.fill()
            return
        }
        let knob = Self.knobDiameter
        let isLeading = direction == .leading
        UIBezierPath(
            ovalIn: CGRect(x: bounds.midX - knob / 2, y: isLeading ? 0 : bounds.maxY - knob, width: knob, height: knob)
        ).fill()
        UIBezierPath(
            rect: CGRect(
                x: bounds.midX - Self.barWidth / 2, y: isLeading ? knob / 2 : 0, width: Self.barWidth,
                height: max(bounds.height - knob / 2, 0))
        ).fill()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
    }
}
