/// The buttons that a swipe uncovers. It lies between the edge of its row and the content that went aside, and shows nothing beyond that.
@MainActor final class SwipeActionsView: UIView {
    /// The buttons, from the edge of the row inwards.
    let buttons: [SwipeActionButton]
    /// Whether the buttons lie at the right edge of the row.
    let isAtRight: Bool

    init(_ actions: [UIContextualAction], isAtRight: Bool) {
        buttons = actions.map { SwipeActionButton($0) }
        self.isAtRight = isAtRight
        super.init(frame: .zero)
        clipsToBounds = true
        autoresizingMask = [.flexibleHeight, isAtRight ? .flexibleLeftMargin : .flexibleRightMargin]
        // The nearer a button is to the edge, the further it lies in front.
        for button in buttons.reversed() {
            button.autoresizingMask = .flexibleHeight
            addSubview(button)
        }
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// The widths that the buttons would like to have, from the edge inwards, in points.
    var wishes: [CGFloat] {
        buttons.map(\.wish)
    }

    /// Puts the view into `row`, the place that the content had, and the buttons into the view.
    func arrange(in row: CGRect, _ travel: SwipeTravel, uncovered: CGFloat, isFull: Bool) {
        let width = max(uncovered, 0)
        frame = CGRect(x: isAtRight ? row.maxX - width : row.minX, y: row.minY, width: width, height: row.height)
        let stretches = travel.stretches(uncovered: width, isFull: isFull)
        for (button, stretch) in zip(buttons, stretches) {
            let length = stretch.upperBound - stretch.lowerBound
            let x = isAtRight ? width - stretch.upperBound : stretch.lowerBound
            button.frame = CGRect(x: x, y: 0, width: length, height: row.height)
        }
        buttons.first?.contentPlace = isFull ? (isAtRight ? .left : .right) : .middle
    }
}
