/// Scrolls a target as the finger, the touchpad or code wants it, by the physics of the values beside it.
///
/// One of these moves a scroll view at home, and one moves the layer by which a host shows a scroll view of a plugin, so that both feel the
/// same and the second needs nobody's answer.
@MainActor package final class ScrollInteraction {
    private unowned let target: any ScrollTarget

    private struct Drag {
        /// The offset at which the drag began, as a finger would have drawn it there.
        var start: CGPoint
        /// The offset that was shown when the drag began.
        var shown: CGPoint
        /// Nil until the drag is locked to an axis, or for good where it is not.
        var lock: Axis?
    }

    private enum Axis {
        case horizontal
        case vertical
    }

    private struct Movement {
        let motion: ScrollMotion
        let start: Double
        /// How far all of it is from where it began to be, because content before it has got longer or shorter.
        var shift = CGVector.zero

        func offset(at time: Double) -> CGPoint {
            let offset = motion.offset(at: time)
            return CGPoint(x: offset.x + shift.dx, y: offset.y + shift.dy)
        }

        var end: CGPoint {
            CGPoint(x: motion.end.x + shift.dx, y: motion.end.y + shift.dy)
        }
    }

    private var drag: Drag?
    private var movement: Movement?
    private var nextTick: AnyObject?
    /// Where the owner of what is shown wants it to rest, which may lie beyond the ends that are known yet.
    private var wish: CGPoint?

    package private(set) var phase = ScrollPhase.resting {
        didSet {
            guard phase != oldValue else { return }
            Self.countInMotion += (phase.isMotion ? 1 : 0) - (oldValue.isMotion ? 1 : 0)
            target.scrollPhaseDidChange(from: oldValue, to: phase)
        }
    }

    /// How many contents of this process move that no finger holds. A touchpad that is not done yet counts as motion, because nobody says when
    /// it is.
    package internal(set) static var countInMotion = 0

    isolated deinit {
        if phase.isMotion { Self.countInMotion -= 1 }
    }

    package init(_ target: any ScrollTarget) {
        self.target = target
    }

    // MARK: By a finger

    /// A finger has begun to draw the content.
    package func beginDrag() {
        stopMoving()
        let shown = target.scrollOffset
        drag = Drag(start: target.scrollGeometry.unresisted(shown), shown: shown)
        phase = .dragging
    }

    /// - Parameter way: How far the finger is from where the drag began, in points.
    package func drag(by way: CGVector) {
        guard var drag else { return }
        let geometry = target.scrollGeometry
        if geometry.isDirectionalLock, drag.lock == nil, way != .zero {
            // A finger that goes across both axes equally means both.
            let (across, down) = (abs(way.dx), abs(way.dy))
            if across > 2 * down { drag.lock = .horizontal } else if down > 2 * across { drag.lock = .vertical }
            self.drag = drag
        }
        var offset = CGPoint(x: drag.start.x - way.dx, y: drag.start.y - way.dy)
        if drag.lock == .horizontal { offset.y = drag.start.y }
        if drag.lock == .vertical { offset.x = drag.start.x }
        move(to: geometry.resisted(offset))
    }

    /// The finger lets go.
    ///
    /// - Parameter velocity: Of the finger, in points per second.
    package func endDrag(velocity: CGVector) {
        guard let drag else { return }
        let geometry = target.scrollGeometry
        let offset = target.scrollOffset
        var speed = CGVector(
            dx: geometry.horizontal.isDraggable && drag.lock != .vertical ? -velocity.dx : 0,
            dy: geometry.vertical.isDraggable && drag.lock != .horizontal ? -velocity.dy : 0)
        if !(speed.dx + speed.dy).isFinite { speed = .zero }
        // What moves this slowly was put down.
        if hypot(speed.dx, speed.dy) < Self.slowest { speed = .zero }
        let proposed = geometry.target(from: offset, start: drag.shown, speed: speed)
        let wanted = target.scrollTarget(speed: speed, proposed: proposed)
        // Whoever was asked may have had the content do something else.
        guard self.drag != nil else { return }
        self.drag = nil
        // Whoever was asked may have moved an end, as a refresh does that has begun.
        let ends = target.scrollGeometry
        var motion = ends.motion(from: offset, start: drag.shown, speed: speed)
        if wanted != proposed, wanted.isFinite {
            motion = ScrollMotion(from: offset, speed: speed, to: ends.clamped(wanted))
        }
        guard motion.duration > 0 else {
            phase = .resting
            return
        }
        phase = .decelerating
        // The target may have been told to do something else meanwhile.
        if phase == .decelerating, movement == nil { run(motion) }
    }

    /// In points per second.
    private static let slowest: CGFloat = 30

    /// The touch was taken away: the content comes to rest, at an end where it is beyond one.
    package func cancelDrag() {
        guard drag != nil else { return }
        endDrag(velocity: .zero)
    }

    // MARK: By itself

    /// Has the content go to an offset.
    package func glide(to offset: CGPoint, duration: Double = 0.3) {
        drag = nil
        stopMoving()
        phase = .gliding
        run(ScrollMotion(glideFrom: target.scrollOffset, to: offset, duration: duration))
    }

    /// Has content that moves come to rest elsewhere, without a jump of its speed.
    package func redirect(to offset: CGPoint) {
        guard phase == .decelerating, let movement, offset.isFinite else { return }
        wish = offset
        let offset = target.scrollGeometry.clamped(offset)
        let time = FrameClock.main.now() - movement.start
        run(ScrollMotion(from: target.scrollOffset, speed: movement.motion.speed(at: time), to: offset))
    }

    /// Ends all that is going on, where the content is.
    package func stop() {
        drag = nil
        stopMoving()
        phase = .resting
    }

    /// The same content lies elsewhere, by so many points: whatever goes on goes on from there.
    package func shift(by shift: CGVector) {
        drag?.start.x += shift.dx
        drag?.start.y += shift.dy
        drag?.shown.x += shift.dx
        drag?.shown.y += shift.dy
        movement?.shift.dx += shift.dx
        movement?.shift.dy += shift.dy
        wish?.x += shift.dx
        wish?.y += shift.dy
    }

    /// The ends are elsewhere: what moves does so within the new ones, and what rests beyond them comes back.
    package func geometryDidChange() {
        guard let movement, phase == .decelerating else { return }
        let geometry = target.scrollGeometry
        let time = FrameClock.main.now() - movement.start
        let end = movement.end
        if let wish {
            let wanted = geometry.clamped(wish)
            if wanted != end {
                run(ScrollMotion(from: target.scrollOffset, speed: movement.motion.speed(at: time), to: wanted))
            }
            return
        }
        guard geometry.clamped(end) != end else { return }
        run(
            geometry.motion(
                from: target.scrollOffset, start: target.scrollOffset, speed: movement.motion.speed(at: time)))
    }

    /// Where the content is going, or where it is.
    package var destination: CGPoint {
        movement?.end ?? target.scrollOffset
    }

    /// How fast the offset changes, in points per second.
    package var speed: CGVector {
        guard let movement else { return .zero }
        return movement.motion.speed(at: FrameClock.main.now() - movement.start)
    }

    /// What rests beyond an end comes back to it.
    package func comeBack() {
        let geometry = target.scrollGeometry
        let offset = target.scrollOffset
        guard phase == .resting, geometry.isStretched(at: offset) else { return }
        phase = .decelerating
        run(ScrollMotion(from: offset, speed: .zero, within: geometry))
    }

    // MARK: By whoever shows the target

    /// The host that shows the target has scrolled it: tells the target as if it had happened here.
    ///
    /// - Returns: Where the target wants to come to rest when it was let go; nil where that is what it was going to do.
    func follow(_ turn: ScrollTurn, to offset: CGPoint) -> CGPoint? {
        drag = nil
        stopMoving()
        switch turn {
        case .moved:
            // The host knows nothing of what code moves.
            if phase == .gliding { phase = .resting }
            move(to: offset)
        case .drawn:
            phase = .dragging
            move(to: offset)
        case .released(let speed, let proposed):
            phase = .dragging
            move(to: offset)
            let wanted = target.scrollTarget(speed: speed, proposed: proposed)
            return wanted == proposed ? nil : wanted
        case .rolling:
            phase = .decelerating
            move(to: offset)
        case .rested:
            move(to: offset)
            phase = .resting
        }
        return nil
    }

    private func run(_ motion: ScrollMotion) {
        movement = Movement(motion: motion, start: FrameClock.main.now())
        waitForTick()
    }

    private func waitForTick() {
        nextTick = FrameClock.main.schedule(seconds: FrameClock.frameSeconds) { [weak self] in self?.advance() }
    }

    private func advance() {
        nextTick = nil
        guard let movement else { return }
        let time = FrameClock.main.now() - movement.start
        guard time < movement.motion.duration else {
            self.movement = nil
            move(to: movement.end)
            // Whoever was told may have begun something else.
            if self.movement == nil, drag == nil { phase = .resting }
            return
        }
        move(to: movement.offset(at: time))
        if self.movement != nil, nextTick == nil { waitForTick() }
    }

    private func move(to offset: CGPoint) {
        if offset != target.scrollOffset { target.scroll(to: offset) }
    }

    private func stopMoving() {
        wish = nil
        movement = nil
        nextTick = nil
    }
}
