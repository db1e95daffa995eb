/// Moves a row of a list with a finger: lifts it, keeps it below the finger, has the others make room, and scrolls the list while the finger is
/// near its upper or lower edge. A list keeps one.
@MainActor package final class RowReorder {
    private weak var list: (any ReorderableList)?

    private struct Lift {
        let row: UIView
        let source: IndexPath
        var target: IndexPath
        /// The height of the finger above the middle of the row, in points.
        let grip: CGFloat
        /// The place of the finger, in the window's coordinates.
        var finger: CGPoint
        /// Whether the row clipped its content before, and with it the shadow that it has now.
        let clips: Bool
    }

    private var lift: Lift?
    private var nextStep: AnyObject?
    /// The time of the last step, in seconds of the frame clock.
    private var lastStep = 0.0

    private static let duration = 0.25
    /// The least step that can be seen, in points.
    private static let leastStep: CGFloat = 0.01
    private static let shadowRadius: CGFloat = 8
    private static let shadowOpacity: Float = 0.25

    package init(_ list: any ReorderableList) {
        self.list = list
    }

    /// The row that is held; nil for none. The list leaves its place alone.
    package var liftedRow: UIView? {
        lift?.row
    }

    /// The place from which the held row came, and the place that it would get; nil while no row is held.
    package var places: (source: IndexPath, target: IndexPath)? {
        lift.map { ($0.source, $0.target) }
    }

    /// A finger takes hold of a row.
    ///
    /// - Parameter finger: The place of the finger, in the window's coordinates.
    /// - Returns: Whether the row can be moved.
    package func begin(_ row: UIView, at finger: CGPoint) -> Bool {
        guard lift == nil, let list, let source = list.indexPath(ofRow: row), list.canMoveRow(at: source) else {
            return false
        }
        let place = list.convert(finger, from: nil)
        lift = Lift(
            row: row, source: source, target: source, grip: place.y - row.center.y, finger: finger,
            clips: row.clipsToBounds)
        row.superview?.bringSubviewToFront(row)
        row.clipsToBounds = false
        row.layer.shadowColor = UIColor.black.cgColor
        row.layer.shadowRadius = Self.shadowRadius
        row.layer.shadowOffset = CGSize(width: 0, height: 2)
        UIView.animate(withDuration: Self.duration) { row.layer.shadowOpacity = Self.shadowOpacity }
        move(to: finger)
        return true
    }

    /// - Parameter finger: The place of the finger, in the window's coordinates.
    package func move(to finger: CGPoint) {
        guard finger.isFinite, lift != nil else { return }
        lift?.finger = finger
        follow()
        scrollIfNearEdge()
    }

    /// The user puts the row down where it is.
    package func end() {
        finish { list, lift in list.commitMove(from: lift.source, to: lift.target) }
    }

    /// The row goes back to where it came from: the touch was taken away, or the list has other rows now.
    package func cancel() {
        finish { list, _ in list.cancelMove() }
    }

    private func finish(_ change: @escaping (any ReorderableList, Lift) -> Void) {
        nextStep = nil
        guard let lift else { return }
        self.lift = nil
        let list = list
        UIView.animate(withDuration: Self.duration) {
            lift.row.layer.shadowOpacity = 0
            if let list {
                change(list, lift)
                list.layoutIfNeeded()
            }
        } completion: { [weak self] _ in
            // The row may be held again by then.
            if self?.lift?.row !== lift.row { lift.row.clipsToBounds = lift.clips }
        }
    }

    /// Puts the row below the finger, and has the others make room where it would go.
    private func follow() {
        guard let lift, let list else { return }
        let area = list.reorderArea
        let finger = list.convert(lift.finger, from: nil)
        let middle = CGPoint(x: lift.row.center.x, y: min(max(finger.y - lift.grip, area.minY), area.maxY))
        list.moveLifted(lift.row, to: middle)
        guard let proposed = list.proposedIndexPath(at: middle) else { return }
        let target = list.targetIndexPath(from: lift.source, proposed: proposed)
        // The delegate may have ended the whole thing.
        guard self.lift != nil, target != lift.target else { return }
        self.lift?.target = target
        UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction) {
            list.openGap(from: lift.source, to: target)
            list.layoutIfNeeded()
        }
    }

    // MARK: Scrolling

    private func scrollIfNearEdge() {
        guard let lift, let list else { return }
        let place = list.convert(lift.finger, from: nil).y
        guard edges(of: list).speed(at: place) != 0 else {
            nextStep = nil
            return
        }
        guard nextStep == nil else { return }
        lastStep = FrameClock.main.now()
        waitForStep()
    }

    private func edges(of list: any ReorderableList) -> EdgeScroll {
        let area = list.reorderArea
        return EdgeScroll(top: area.minY, bottom: area.maxY)
    }

    private func waitForStep() {
        nextStep = FrameClock.main.schedule(seconds: FrameClock.frameSeconds) { [weak self] in self?.step() }
    }

    private func step() {
        nextStep = nil
        guard let lift, let list else { return }
        let now = FrameClock.main.now()
        let room = list.scrollRoom
        let step = edges(of: list).step(
            at: list.convert(lift.finger, from: nil).y, seconds: now - lastStep, before: room.before, after: room.after)
        lastStep = now
        // At the end of the list, or away from the edge, the steps end: the next movement of the finger looks again.
        guard abs(step) >= Self.leastStep else { return }
        list.scrollForReorder(by: step)
        follow()
        if self.lift != nil { waitForStep() }
    }
}
