import Diagnostics

/// A gesture that was recognised and waits for others to fail.
struct GestureAttempt {
    /// What the state becomes.
    let state: UIGestureRecognizer.State
    var blockers: Set<UIGestureRecognizer>
}

/// Which of several recognisers gets its gesture.
extension UIGestureRecognizer {
    func change(to new: State) {
        switch (currentState, new) {
        case (_, .possible):
            if currentState != .possible { restart() }
        case (.possible, .began), (.possible, .changed), (.possible, .ended):
            recognize(as: new)
        case (.possible, .failed), (.possible, .cancelled):
            fail()
        case (.began, .failed), (.changed, .failed):
            currentState = .cancelled
            announce()
        case (.began, _), (.changed, _):
            currentState = new
            announce()
        case (.ended, _), (.cancelled, _), (.failed, _):
            return
        }
        resetIfOver()
    }

    private func recognize(as new: State) {
        guard attempt == nil else { return }
        guard mayBegin else { return fail() }
        let competitors = competitors
        if competitors.contains(where: { $0.hasBegun && mustWait(for: $0) }) { return fail() }
        let blockers = competitors.filter { $0.isDeciding && mustWait(for: $0) && !$0.waits(for: self) }
        guard blockers.isEmpty else {
            attempt = GestureAttempt(state: new, blockers: blockers)
            for blocker in blockers { blocker.waiting.append(Weak(self)) }
            return
        }
        begin(as: new)
    }

    private func begin(as new: State) {
        attempt = nil
        let competitors = competitors
        if competitors.contains(where: { $0.isGoingOn && $0.prevents(self) }) { return fail() }
        currentState = new
        let touches = seenTouches
        for other in competitors where other.currentState == .possible && prevents(other) {
            other.fail()
        }
        releaseWaiting(recognized: true)
        if cancelsTouchesInView {
            for touch in touches { touch.isClaimed = true }
        }
        announce()
        settleDelivery(of: touches)
    }

    private func fail() {
        guard currentState == .possible else { return }
        currentState = .failed
        attempt = nil
        releaseWaiting(recognized: false)
        settleDelivery(of: seenTouches)
        resetIfOver()
    }

    /// The view, the controls that were touched and the delegate may forbid a gesture.
    private var mayBegin: Bool {
        guard view?.gestureRecognizerShouldBegin(self) != false, !isLeftToControl else { return false }
        return delegate?.gestureRecognizerShouldBegin(self) ?? true
    }

    /// The other recognisers of the touches that were seen.
    private var competitors: Set<UIGestureRecognizer> {
        var all: Set<UIGestureRecognizer> = []
        for touch in seenTouches { all.formUnion(touch.gestureRecognizers ?? []) }
        all.remove(self)
        return all
    }

    private var isGoingOn: Bool {
        currentState == .began || currentState == .changed
    }

    private var hasBegun: Bool {
        isGoingOn || currentState == .ended
    }

    private func mustWait(for other: UIGestureRecognizer) -> Bool {
        requires(other) || shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
            || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
            || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
    }

    /// Whether `other` is among those whose failure this one waits for, at once or round several corners.
    private func waits(for other: UIGestureRecognizer) -> Bool {
        var seen: Set<UIGestureRecognizer> = []
        var open = attempt?.blockers ?? []
        while let next = open.popFirst() {
            if next === other { return true }
            if seen.insert(next).inserted { open.formUnion(next.attempt?.blockers ?? []) }
        }
        return false
    }

    private func prevents(_ other: UIGestureRecognizer) -> Bool {
        guard canPrevent(other), other.canBePrevented(by: self) else { return false }
        let isTogether =
            delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true
            || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) == true
        return !isTogether
    }

    /// Tells those that wait for this one how it went.
    func releaseWaiting(recognized: Bool) {
        let due = waiting.compactMap(\.object)
        waiting = []
        for other in due where other.attempt?.blockers.remove(self) != nil {
            if recognized {
                other.fail()
            } else if let attempt = other.attempt, attempt.blockers.isEmpty {
                other.begin(as: attempt.state)
                other.resetIfOver()
            }
        }
    }

    /// Lets views hear what was kept from them, or that their touches are taken.
    func settleDelivery(of touches: Set<UITouch>) {
        var last: UIWindow?
        for touch in touches {
            guard let window = touch.window, window !== last else { continue }
            window.touchDelivery.settle()
            last = window
        }
    }
}

extension UIGestureRecognizer {
    /// Whether the touch began on a control that makes use of this very gesture itself, below the recogniser's view
    /// ("Interacting with other user interface controls" in UIKit's page on gesture recognisers).
    private var isLeftToControl: Bool {
        guard let view else { return false }
        return seenTouches.contains { !$0.controlUse(below: view).isDisjoint(with: gestureUse) }
    }
}
