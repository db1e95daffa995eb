/// Turns pages by two fingers on a touchpad.
///
/// A touchpad tells distances and never when its fingers leave it: what it tells is a drag like a finger's, which is over when nothing was told
/// for a while. The notches of a wheel turn no pages.
@MainActor final class PageTouchpad {
    /// The time of silence after which the fingers have left the touchpad, in seconds.
    private static let pause = 0.06

    private weak var book: PageBook?
    private var way = CGVector.zero
    private var motion = TouchMotion()
    private var end: AnyObject?
    private var isDragging = false

    init(_ book: PageBook) {
        self.book = book
    }

    /// - Returns: Whether the event is one that turns pages.
    func takes(_ event: UIScrollEvent) -> Bool {
        guard event.isPrecise, let book else { return false }
        let delta = event.rest
        if !isDragging {
            let isAlong = book.orientation == .vertical ? abs(delta.dy) > abs(delta.dx) : abs(delta.dx) > abs(delta.dy)
            guard isAlong, book.canDrag else { return false }
            isDragging = true
            way = .zero
            motion = TouchMotion()
            motion.note(.zero, at: event.timestamp)
            book.beginDrag()
        }
        way = CGVector(dx: way.dx + delta.dx, dy: way.dy + delta.dy)
        let place = CGPoint(x: way.dx, y: way.dy)
        motion.note(place, at: event.timestamp)
        book.drag(by: place)
        end = FrameClock.main.schedule(seconds: Self.pause) { [weak self] in self?.finish() }
        return true
    }

    /// Ends the touchpad's drag without letting go of the pages, as when a finger takes hold of them.
    func giveUp() {
        end = nil
        isDragging = false
    }

    private func finish() {
        giveUp()
        let velocity = motion.velocity
        book?.endDrag(velocity: CGPoint(x: velocity.dx, y: velocity.dy))
    }
}
