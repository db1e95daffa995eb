/// Recognises a tap near an edge of a book, which turns the leaf there.
@MainActor final class PageTap: UITapGestureRecognizer {
    /// The share of the view at each edge in which a tap turns a leaf.
    private static let edge: CGFloat = 1 / 6

    private weak var book: PageBook?
    /// Whether the tap is at the right or lower edge.
    private var isAtEnd = false

    init(_ book: PageBook) {
        self.book = book
        super.init(target: nil, action: nil)
        addAction(
            UIAction { [unowned self] _ in
                if state == .ended { self.book?.turnByUser(isForward: isAtEnd) }
            })
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible, let touch = touches.first {
            let share = place(of: touch)
            isAtEnd = share > 0.5
            guard book?.canDrag == true, share < Self.edge || share > 1 - Self.edge else {
                state = .failed
                return
            }
        }
        super.touchesBegan(touches, with: event)
    }

    /// - Returns: The place along the direction of the pages, from 0 at the left or upper edge to 1 at the other one.
    private func place(of touch: UITouch) -> CGFloat {
        guard let view, let book else { return 0.5 }
        let point = touch.location(in: view)
        let (part, whole) =
            book.orientation == .vertical ? (point.y, view.bounds.height) : (point.x, view.bounds.width)
        return whole > 0 ? part / whole : 0.5
    }
}
