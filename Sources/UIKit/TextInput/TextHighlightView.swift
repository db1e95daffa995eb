/// Tints the rectangles of a selection, and underlines what an input method has put in and not committed.
@MainActor final class TextHighlightView: UIView, UITextSelectionHighlightView {
    /// How much of the tint color covers what is selected.
    private static let opacity: CGFloat = 0.25

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) {
        nil
    }

    var selectionRects: [UITextSelectionRect] = [] {
        didSet { if selectionRects.map(\.rect) != oldValue.map(\.rect) { show() } }
    }

    /// The rectangles of marked text, along whose lower edge a line is drawn.
    var markedRects: [CGRect] = [] {
        didSet { if markedRects != oldValue { show() } }
    }

    private func show() {
        let lines = markedRects.map { CGRect(x: $0.minX, y: $0.maxY - 1, width: $0.width, height: 1) }
        let rects = selectionRects.map(\.rect) + lines
        while subviews.count > rects.count { subviews.last?.removeFromSuperview() }
        while subviews.count < rects.count {
            let part = UIView()
            part.isUserInteractionEnabled = false
            addSubview(part)
        }
        for (index, part) in subviews.enumerated() {
            if part.frame != rects[index] { part.frame = rects[index] }
            part.backgroundColor =
                index < selectionRects.count ? tintColor.withAlphaComponent(Self.opacity) : tintColor
        }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        show()
    }
}
