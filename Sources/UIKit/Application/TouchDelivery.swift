/// Finds out whom the touches of a window are for, and hands them over: gesture recognisers first, then the view that
/// was hit when the touch began.
@MainActor final class TouchDelivery {
    private unowned let window: UIWindow
    private var touches: [Int: UITouch] = [:]
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

    func deliver(_ event: UIEvent) {
        guard let all = event.allTouches, !all.isEmpty else { return }
        for touch in all where touch.phase == .began {
            hit(touch, event)
        }
        let recognized = deliverToRecognizers(all, event)
        for touch in all {
            if recognized.contains(touch) {
                cancelInView(touch, event)
            } else {
                deliverToView(touch, event)
            }
            if touch.phase == .ended || touch.phase == .cancelled { touches[touch.id] = nil }
        }
    }

    func deliver(_ event: UIScrollEvent) {
        var view = window.hitTest(event.location, with: event)
        while let current = view {
            if let receiver = current as? any ScrollEventReceiver {
                receiver.receive(event)
                return
            }
            for case let pan as UIPanGestureRecognizer in current.gestureRecognizers ?? [] {
                pan.receive(event)
            }
            view = current.superview
        }
    }

    private func hit(_ touch: UITouch, _ event: UIEvent) {
        let view = window.hitTest(touch.location, with: event)
        touch.view = view
        if let view, !view.isMultipleTouchEnabled {
            // Recognisers still see the second touch; the view does not.
            touch.isTakenFromView = touches.values.contains { $0 !== touch && $0.view === view }
        }
        var recognizers: [UIGestureRecognizer] = []
        var current = view
        while let view = current {
            recognizers += view.gestureRecognizers ?? []
            current = view.superview
        }
        touch.gestureRecognizers = recognizers
        window.focusSystem.touchDidBegin(on: view)
    }

    /// Answers the touches that a recogniser has just taken away from their views.
    private func deliverToRecognizers(_ all: Set<UITouch>, _ event: UIEvent) -> Set<UITouch> {
        var taken: Set<UITouch> = []
        var seen: Set<UIGestureRecognizer> = []
        for touch in all {
            for recognizer in touch.gestureRecognizers ?? [] where seen.insert(recognizer).inserted {
                let mine = all.filter { $0.gestureRecognizers?.contains(recognizer) == true }
                let before = recognizer.touches
                recognizer.receive(event, touches: mine)
                if recognizer.didTakeTouches, recognizer.cancelsTouchesInView {
                    taken.formUnion(mine.union(before.intersection(all)))
                }
            }
        }
        return taken
    }

    private func deliverToView(_ touch: UITouch, _ event: UIEvent) {
        guard let view = touch.view, !touch.isTakenFromView else { return }
        switch touch.phase {
        case .began: view.touchesBegan([touch], with: event)
        case .moved: view.touchesMoved([touch], with: event)
        case .ended: view.touchesEnded([touch], with: event)
        case .cancelled: view.touchesCancelled([touch], with: event)
        case .stationary: break
        }
    }

    private func cancelInView(_ touch: UITouch, _ event: UIEvent) {
        guard let view = touch.view, !touch.isTakenFromView else { return }
        touch.isTakenFromView = true
        // A view that never heard of the touch has nothing to cancel.
        guard touch.phase != .began else { return }
        view.touchesCancelled([touch], with: event)
    }
}
