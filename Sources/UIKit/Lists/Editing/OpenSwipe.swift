/// A row that lies aside, and the buttons beside it.
@MainActor final class OpenSwipe {
    private(set) weak var row: (any SwipeableRow)?
    let view: SwipeActionsView
    let configuration: UISwipeActionsConfiguration
    let travel: SwipeTravel

    /// The width of what is uncovered, in points.
    private(set) var uncovered: CGFloat = 0
    /// Whether letting go performs the first action, or it was performed so.
    private(set) var isFull = false
    /// The action whose handler was called and has not answered yet.
    var performing: UIContextualAction? {
        didSet { view.isUserInteractionEnabled = performing == nil }
    }

    /// Whether the row was made to clip what leaves it, which it does not do by itself.
    private var clips = false

    private static let duration = 0.3
    private static let fullDuration = 0.2

    init(_ row: any SwipeableRow, _ configuration: UISwipeActionsConfiguration, isAtRight: Bool) {
        self.row = row
        self.configuration = configuration
        view = SwipeActionsView(configuration.actions, isAtRight: isAtRight)
        travel = SwipeTravel(
            rowWidth: row.bounds.width, wishes: view.wishes,
            allowsFullSwipe: configuration.performsFirstActionWithFullSwipe)
    }

    /// Puts the buttons into the row; none is uncovered yet.
    func begin() {
        guard let row, let container = row.swipedView.superview else { return }
        container.insertSubview(view, belowSubview: row.swipedView)
        if !row.clipsToBounds {
            clips = true
            row.clipsToBounds = true
        }
        UIView.performWithoutAnimation { move(to: 0, isFull: false) }
    }

    /// Takes the buttons out of the row, and puts its content to its place.
    func end() {
        if clips { row?.clipsToBounds = false }
        clips = false
        view.removeFromSuperview()
        UIView.performWithoutAnimation { row?.swipeOffset = 0 }
    }

    /// Follows a finger.
    ///
    /// - Parameter pull: The distance by which the finger has drawn the content from its place, in points.
    func follow(pull: CGFloat) {
        let length = travel.uncovered(byPull: pull)
        let willBeFull = travel.isFull(length)
        guard willBeFull != isFull else { return move(to: length, isFull: isFull) }
        // The content stays below the finger while the first button grows over the others, or gives them their places back.
        move(to: length, isFull: isFull)
        UIView.animate(withDuration: Self.fullDuration, delay: 0, options: .allowUserInteraction) {
            self.move(to: length, isFull: willBeFull)
            self.view.layoutIfNeeded()
        }
    }

    /// The place to which the row goes when it is let go of without any speed, and no action is to be performed.
    var nearestRest: SwipeRest {
        uncovered > 0 && uncovered >= travel.openWidth / 2 ? .open : .closed
    }

    func go(to rest: SwipeRest, animated: Bool, completion: (() -> Void)? = nil) {
        let change = {
            self.move(to: self.travel.uncovered(at: rest), isFull: rest == .full)
            self.view.layoutIfNeeded()
        }
        guard animated else {
            UIView.performWithoutAnimation(change)
            completion?()
            return
        }
        UIView.animate(
            withDuration: Self.duration, delay: 0, options: [.curveEaseOut, .allowUserInteraction], animations: change
        ) { _ in completion?() }
    }

    private func move(to length: CGFloat, isFull: Bool) {
        guard let row, let container = view.superview ?? row.swipedView.superview else { return }
        uncovered = length
        self.isFull = isFull
        row.swipeOffset = view.isAtRight ? -length : length
        view.arrange(in: container.convert(row.bounds, from: row), travel, uncovered: length, isFull: isFull)
    }
}
