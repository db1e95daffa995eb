/// Lets the user swipe rows of a list aside, to the buttons of their actions. A list adds one to itself.
///
/// A finger or a touchpad moves the row below it, one row at a time. When it lets go, its speed and place decide whether the row opens, closes
/// or, after a swipe over half of it, performs the first action. A touch elsewhere, scrolling and whatever the list does to its rows put
/// the row back; for the last two the list calls `close(animated:)` and `rowDidLeave(_:)`. After an action the row goes back as soon as the
/// handler answers; but one that destroyed its data stays aside until the list has taken it away, as UIKit's does.
@MainActor package final class RowSwipe: UIInteraction {
    package private(set) weak var view: UIView?

    private var list: (any SwipeableList)? {
        view as? any SwipeableList
    }

    private lazy var pan = RowPan(self)
    private lazy var closer = SwipeCloser(self)

    /// The row that lies aside.
    private var current: OpenSwipe?
    /// The row that a finger is about to draw aside, when its actions are known.
    private var prepared: OpenSwipe?
    /// The row that goes back to its place.
    private var closing: OpenSwipe?

    /// The width that was uncovered when the drag began, in points; nil while nobody drags.
    private var dragStart: CGFloat?
    /// The distance by which a touchpad has drawn the row from its place, in points; nil while nobody scrolls it.
    private var scrolledPull: CGFloat?
    private var scrollEnd: AnyObject?
    /// The time of silence after which a touchpad has let go of the row, in seconds.
    private static let scrollPause = 0.15

    package init() {}

    package func willMove(to view: UIView?) {
        guard view == nil else { return }
        close(animated: false)
        self.view?.removeGestureRecognizer(pan)
        self.view?.removeGestureRecognizer(closer)
    }

    package func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(closer)
        view?.addGestureRecognizer(pan)
    }

    // MARK: For the list

    /// The row that lies aside; nil for none.
    package var openRow: (any SwipeableRow)? {
        current?.row
    }

    /// Puts the row back that lies aside. An action that has not answered yet goes on.
    package func close(animated: Bool) {
        prepared = nil
        dragStart = nil
        scrolledPull = nil
        scrollEnd = nil
        guard let swipe = current else {
            if !animated { finishClosing() }
            return
        }
        finishClosing()
        current = nil
        closing = swipe
        if let row = swipe.row { list?.swipeDidEnd(row) }
        swipe.go(to: .closed, animated: animated) { [weak self, weak swipe] in
            guard let self, let swipe, closing === swipe else { return }
            finishClosing()
        }
    }

    private func finishClosing() {
        closing?.end()
        closing = nil
    }

    /// The list has scrolled: the row goes back, unless it is the very gesture that scrolls.
    package func listDidScroll() {
        if dragStart == nil, scrolledPull == nil { close(animated: true) }
    }

    /// A row is deleted, recycled or shows something else from now on: it is as if it had never been swiped.
    package func rowDidLeave(_ row: any SwipeableRow) {
        if prepared?.row === row { prepared = nil }
        if current?.row === row { close(animated: false) }
        if closing?.row === row { finishClosing() }
    }

    /// Opens a row as a swipe does.
    ///
    /// - Returns: Whether there is something to uncover.
    @discardableResult package func uncover(
        _ row: any SwipeableRow, _ side: SwipeSide, _ configuration: UISwipeActionsConfiguration, animated: Bool
    ) -> Bool {
        close(animated: animated)
        guard !configuration.actions.isEmpty else { return false }
        let swipe = OpenSwipe(row, configuration, isAtRight: side.isAtRight(isMirrored: row.isMirrored))
        begin(swipe)
        swipe.go(to: .open, animated: animated)
        return true
    }

    /// Uncovers one button that deletes the row, as a touch of its delete control does.
    ///
    /// - Parameters:
    ///   - title: The title of the button.
    ///   - delete: Called when the user chooses the button. The row stays aside until the list has taken it away.
    package func confirmDeletion(
        of row: any SwipeableRow, title: String, animated: Bool = true, delete: @escaping @MainActor () -> Void
    ) {
        let action = UIContextualAction(style: .destructive, title: title) { _, _, done in
            delete()
            done(true)
        }
        let configuration = UISwipeActionsConfiguration(actions: [action])
        configuration.performsFirstActionWithFullSwipe = false
        uncover(row, .trailing, configuration, animated: animated)
    }

    // MARK: For the recognisers

    /// The place of a touch that may put the row back; nil while no row lies aside.
    func place(of touch: UITouch) -> SwipePlace? {
        guard let current else { return nil }
        guard let row = current.row, let hit = touch.view else { return .elsewhere }
        if hit.isDescendant(of: current.view) { return .buttons }
        return hit.isDescendant(of: row) ? .row : .elsewhere
    }

    func hasRow(at point: CGPoint) -> Bool {
        list?.swipeRow(at: point) != nil
    }

    /// Finds out whether a drag that begins at a point of the list moves a row.
    ///
    /// - Parameter way: The way of the drag, in points, above 0 to the right.
    func prepare(at point: CGPoint, towards way: CGFloat) -> Bool {
        prepared = nil
        guard let list, let row = list.swipeRow(at: point) else { return false }
        if let current, current.row === row { return current.performing == nil }
        let isAtRight = way < 0
        let side = SwipeSide(isAtRight: isAtRight, isMirrored: row.isMirrored)
        let configuration = side == .leading ? list.leadingActions(for: row) : list.trailingActions(for: row)
        guard let configuration, !configuration.actions.isEmpty else { return false }
        prepared = OpenSwipe(row, configuration, isAtRight: isAtRight)
        return true
    }

    func beginDrag() {
        scrolledPull = nil
        scrollEnd = nil
        beginPrepared()
        dragStart = current?.uncovered
    }

    /// - Parameter way: The distance from where the drag began, in points, above 0 to the right.
    func drag(by way: CGFloat) {
        guard let current, let dragStart else { return }
        current.follow(pull: dragStart + (current.view.isAtRight ? -way : way))
    }

    /// - Parameter velocity: The speed of the finger, in points per second, above 0 to the right.
    func endDrag(velocity: CGFloat) {
        guard let current, dragStart != nil else { return }
        dragStart = nil
        let speed = current.view.isAtRight ? -velocity : velocity
        settle(current, at: current.travel.rest(from: current.uncovered, speed: speed))
    }

    func cancelDrag() {
        guard let current, dragStart != nil else { return }
        dragStart = nil
        settle(current, at: current.nearestRest)
    }

    /// A touchpad moves the row at a point of the list. It opens and closes the row, and performs no action: it may roll on by itself.
    ///
    /// - Parameter way: The distance that the touchpad tells, in points, above 0 to the right.
    /// - Returns: Whether there is a row that this moves.
    func scroll(at point: CGPoint, by way: CGFloat) -> Bool {
        guard dragStart == nil, way.isFinite else { return false }
        if scrolledPull == nil {
            guard prepare(at: point, towards: way) else { return false }
            beginPrepared()
            scrolledPull = current?.uncovered
        }
        guard let current, let pull = scrolledPull else { return false }
        let next = min(max(pull + (current.view.isAtRight ? -way : way), 0), current.travel.openWidth)
        scrolledPull = next
        current.follow(pull: next)
        scrollEnd = FrameClock.main.schedule(seconds: Self.scrollPause) { [weak self] in self?.endScroll() }
        return true
    }

    private func endScroll() {
        scrollEnd = nil
        scrolledPull = nil
        if let current { settle(current, at: current.nearestRest) }
    }

    // MARK: Opening

    private func beginPrepared() {
        guard let next = prepared else { return }
        close(animated: true)
        begin(next)
    }

    private func begin(_ swipe: OpenSwipe) {
        if let row = swipe.row {
            if closing?.row === row { finishClosing() }
            list?.swipeWillBegin(row)
        }
        prepared = nil
        current = swipe
        swipe.begin()
        for button in swipe.view.buttons {
            button.onChoice = { [weak self, weak swipe, unowned button] in
                guard let self, let swipe else { return }
                perform(button, of: swipe)
            }
        }
    }

    private func settle(_ swipe: OpenSwipe, at rest: SwipeRest) {
        guard rest != .closed else { return close(animated: true) }
        swipe.go(to: rest, animated: true)
        if rest == .full, let first = swipe.view.buttons.first { perform(first, of: swipe) }
    }

    // MARK: Actions

    private func perform(_ button: SwipeActionButton, of swipe: OpenSwipe) {
        guard swipe === current, swipe.performing == nil else { return }
        let action = button.action
        swipe.performing = action
        action.handler(action, button) { [weak self, weak swipe] isDone in
            // An app may call it twice.
            guard let swipe, swipe.performing === action else { return }
            swipe.performing = nil
            self?.didPerform(action, isDone, swipe)
        }
    }

    private func didPerform(_ action: UIContextualAction, _ isDone: Bool, _ swipe: OpenSwipe) {
        guard swipe === current else { return }
        guard action.style == .destructive, isDone, swipe.row?.window != nil else { return close(animated: true) }
        // Nobody is to choose an action of a row that is about to go.
        swipe.view.isUserInteractionEnabled = false
    }
}
