/// Finds out whom the touches of a window are for, and hands them over: gesture recognisers first, then the view that
/// was hit when the touch began.
@MainActor final class TouchDelivery {
    private unowned let window: UIWindow
    private var touches: [Int: UITouch] = [:]
    /// Touches that views wait for.
    private var kept: Set<UITouch> = []
    /// How many events are being delivered: one inside another where an action sends an event.
    private var deliveries = 0
    private var lastTap: (location: CGPoint, timestamp: TimeInterval, count: Int)?

    /// The longest pause between two taps that count as a double tap, in seconds.
    private static let longestPause: TimeInterval = 0.35
    /// How far apart the taps may be, in points.
    private static let largestDistance: CGFloat = 20

    init(window: UIWindow) {
        self.window = window
    }

    var activeTouchIDs: [Int] {
        touches.keys.sorted()
    }

    func location(of id: Int) -> CGPoint {
        touches[id]?.location ?? .zero
    }

    /// The touch with this number, brought up to date; nil for a touch that never began or began twice.
    func touch(id: Int, phase: UITouch.Phase, location: CGPoint, timestamp: TimeInterval) -> UITouch? {
        guard location.isFinite else { return nil }
        if phase == .began {
            guard touches[id] == nil else { return nil }
            let touch = UITouch(
                id: id, window: window, location: location, timestamp: timestamp,
                tapCount: tapCount(at: location, timestamp: timestamp))
            touches[id] = touch
            return touch
        }
        guard let touch = touches[id] else { return nil }
        touch.previousLocation = touch.location
        touch.location = location
        touch.timestamp = timestamp
        touch.phase = phase
        return touch
    }

    private func tapCount(at location: CGPoint, timestamp: TimeInterval) -> Int {
        var count = 1
        if let last = lastTap, timestamp - last.timestamp <= Self.longestPause,
            hypot(location.x - last.location.x, location.y - last.location.y) <= Self.largestDistance
        {
            count = last.count + 1
        }
        lastTap = (location, timestamp, count)
        return count
    }

    /// Every touch that is going on, with `changed` as the only one that something happened to.
    func all(with changed: UITouch) -> Set<UITouch> {
        if touches.count == 1, touches[changed.id] === changed { return [changed] }
        for touch in touches.values where touch !== changed { touch.phase = .stationary }
        return Set(touches.values).union([changed])
    }

    func deliver(_ event: UIEvent) {
        guard let all = event.allTouches, !all.isEmpty else { return }
        deliveries += 1
        for touch in all where touch.phase == .began {
            hit(touch, event)
        }
        deliverToRecognizers(all, event)
        for touch in all where touch.phase != .stationary && !touch.isClaimed {
            if mustKeep(touch) || kept.contains(touch) {
                touch.keptPhases.append(touch.phase)
                kept.insert(touch)
            } else {
                deliverToView(touch, event)
            }
        }
        deliveries -= 1
        settle(event)
        for touch in all where touch.phase == .ended || touch.phase == .cancelled {
            touches[touch.id] = nil
        }
    }

    func deliver(_ event: UIScrollEvent) {
        deliver(event, from: window.hitTest(event.location, with: event))
    }

    /// To the view, and what that leaves of it to those above.
    private func deliver(_ event: UIScrollEvent, from view: UIView?) {
        var view = view
        while let current = view, !event.isUsed {
            current.scroll(with: event)
            guard !isHeld(event, by: current) else { return }
            deliverToRecognizers(event, of: current)
            view = current.superview
        }
    }

    /// Whether it turns out later what the view leaves of the event. Until then nobody else gets it.
    private func isHeld(_ event: UIScrollEvent, by view: UIView) -> Bool {
        guard let receiver = view as? any ScrollEventReceiver else { return false }
        var offered = event.rest
        // The view may be gone by then, and whoever was above it is still there.
        let isHeld = receiver.takes(event) { [weak self, weak view, weak above = view.superview] left in
            event.leave(left.limited(to: offered))
            guard let self, !event.isUsed else { return }
            if let view { deliverToRecognizers(event, of: view) }
            deliver(event, from: above)
        }
        guard isHeld else { return false }
        // What the view has used at once is not there to be left.
        offered = event.rest
        event.leave(.zero)
        return true
    }

    private func deliverToRecognizers(_ event: UIScrollEvent, of view: UIView) {
        let pans = (view.gestureRecognizers ?? []).compactMap { $0 as? UIPanGestureRecognizer }
        if pans.count(where: { $0.takes(event) }) > 0 { event.leave(.zero) }
    }

    /// The gestures that what was hit by the touch makes use of itself.
    func gestureUse(ofTouch id: Int) -> GestureUse {
        guard let touch = touches[id] else { return [] }
        var use = touch.controlUse()
        for recognizer in touch.gestureRecognizers ?? [] { use.formUnion(recognizer.gestureUse) }
        return use
    }

    private func hit(_ touch: UITouch, _ event: UIEvent) {
        let view = window.hitTest(touch.location, with: event)
        touch.view = view
        for other in touches.values where other !== touch {
            if other.view === view {
                // Recognisers still see the second touch; the view does not.
                if view?.isMultipleTouchEnabled == false { touch.isTakenFromView = true }
            } else if let elsewhere = other.view, elsewhere.isExclusiveTouch || view?.isExclusiveTouch == true {
                touch.isTakenFromView = true
            }
        }
        var recognizers: [UIGestureRecognizer] = []
        var current = view
        while let view = current {
            for recognizer in view.gestureRecognizers ?? [] where recognizer.takes(touch) {
                recognizers.append(recognizer)
            }
            current = view.superview
        }
        touch.gestureRecognizers = recognizers
        window.focusSystem.touchDidBegin(on: view)
    }

    private func deliverToRecognizers(_ all: Set<UITouch>, _ event: UIEvent) {
        var seen: Set<ObjectIdentifier> = []
        for touch in all {
            for recognizer in touch.gestureRecognizers ?? []
            where all.count == 1 || seen.insert(ObjectIdentifier(recognizer)).inserted {
                // Asked anew for each, since the one before may have made others ignore a touch.
                recognizer.receive(event, touches: all.filter { $0.isSeen(by: recognizer) })
            }
        }
    }

    private func deliverToView(_ touch: UITouch, _ event: UIEvent) {
        guard let view = touch.view, !touch.isTakenFromView else { return }
        switch touch.phase {
        case .began:
            touch.isKnownToView = true
            view.touchesBegan([touch], with: event)
        case .moved: view.touchesMoved([touch], with: event)
        case .ended: view.touchesEnded([touch], with: event)
        case .cancelled: view.touchesCancelled([touch], with: event)
        case .stationary: break
        }
    }

    // MARK: Touches that recognisers keep from views

    /// Whether a recogniser that has not made up its mind keeps the touch from its view.
    private func mustKeep(_ touch: UITouch) -> Bool {
        guard touch.phase != .cancelled else { return false }
        let isOver = touch.phase == .ended || touch.keptPhases.contains(.ended)
        for recognizer in touch.gestureRecognizers ?? [] where recognizer.isDeciding {
            if !touch.isKnownToView {
                if recognizer.keepsTouchesBack { return true }
            } else if isOver, recognizer.delaysTouchesEnded, recognizer.waitsBeyondTouches {
                return true
            }
        }
        return false
    }

    /// Cancels the touches that recognisers took, and hands over those that nobody keeps any longer.
    func settle(_ event: UIEvent? = nil) {
        guard deliveries == 0 else { return }
        for touch in touches.values where touch.isClaimed { cancelInView(touch, event) }
        for touch in kept where touch.isClaimed { cancelInView(touch, event) }
        for touch in kept where !mustKeep(touch) {
            kept.remove(touch)
            let phases = touch.keptPhases
            touch.keptPhases = []
            for phase in phases { deliver(touch, as: phase, event ?? self.event(about: touch)) }
        }
    }

    private func event(about touch: UITouch) -> UIEvent {
        UIEvent(timestamp: touch.timestamp, modifierFlags: [], touches: [touch])
    }

    private func deliver(_ touch: UITouch, as phase: UITouch.Phase, _ event: UIEvent) {
        let now = touch.phase
        touch.phase = phase
        deliverToView(touch, event)
        touch.phase = now
    }

    private func cancelInView(_ touch: UITouch, _ event: UIEvent?) {
        kept.remove(touch)
        guard touch.view != nil, !touch.isTakenFromView else { return }
        touch.keptPhases = []
        // A view that never heard of the touch has nothing to cancel.
        if touch.isKnownToView { deliver(touch, as: .cancelled, event ?? self.event(about: touch)) }
        touch.isTakenFromView = true
    }
}
