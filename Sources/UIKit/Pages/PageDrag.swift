/// Recognises that a finger drags pages in the direction in which they follow each other, and has them follow it. It has them follow fingers
/// on a touchpad, too.
@MainActor final class PageDrag: UIPanGestureRecognizer {
    /// The way of a finger after which its direction counts, in points.
    private static let slop: CGFloat = 4
    /// The way of a finger after which pages follow it, in points: as far as it takes to be a drag.
    private static let threshold: CGFloat = 10

    private weak var book: PageBook?
    private let touchpad: PageTouchpad
    private var start = CGPoint.zero
    /// The part of the finger's way that the pages do not follow, in points.
    private var lost = CGPoint.zero

    init(_ book: PageBook) {
        self.book = book
        touchpad = PageTouchpad(book)
        super.init(target: nil, action: nil)
        maximumNumberOfTouches = 1
        allowedScrollTypesMask = .continuous
        addAction(UIAction { [unowned self] _ in follow() })
    }

    private func follow() {
        guard let book else { return }
        let way = translation(in: view)
        switch state {
        case .began:
            touchpad.giveUp()
            lost = CGPoint(x: Self.lost(of: way.x), y: Self.lost(of: way.y))
            book.beginDrag()
            book.drag(by: CGPoint(x: way.x - lost.x, y: way.y - lost.y))
        case .changed: book.drag(by: CGPoint(x: way.x - lost.x, y: way.y - lost.y))
        case .ended: book.endDrag(velocity: velocity(in: view))
        default: book.cancelDrag()
        }
    }

    private static func lost(of way: CGFloat) -> CGFloat {
        min(max(way, -threshold), threshold)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible, let touch = touches.first {
            start = touch.location(in: view)
            guard book?.canDrag == true else {
                state = .failed
                return
            }
        }
        super.touchesBegan(touches, with: event)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible, let touch = touches.first {
            let now = touch.location(in: view)
            let (across, down) = (abs(now.x - start.x), abs(now.y - start.y))
            let isAlong = book?.orientation == .vertical ? down > across : across > down
            guard across + down < Self.slop || isAlong else {
                state = .failed
                return
            }
        }
        super.touchesMoved(touches, with: event)
    }

    override func takes(_ event: UIScrollEvent) -> Bool {
        guard isEnabled, state == .possible, numberOfTouches == 0 else { return false }
        return touchpad.takes(event)
    }

    /// A finger that comes from an edge is meant for the container around that has a gesture there.
    override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        otherGestureRecognizer is EdgeSwipe || otherGestureRecognizer is UIScreenEdgePanGestureRecognizer
    }
}
