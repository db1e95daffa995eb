/// A timer that calls a method of its target, which it retains until it is invalidated.
final class TargetTimer: Timer {
    private let info: Any?
    /// The target. The timer lets go of it when it is over, since a loop may hold the timer itself until it runs again.
    private let target: TimerTarget

    init(fireAt date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool) {
        info = userInfo
        let held = TimerTarget(target as AnyObject)
        self.target = held
        super.init(fire: date, interval: interval, repeats: repeats) { timer in
            // The loop's thread may be another one than the main actor's. It reads the target, since this call is due even if the timer is over before
            // the main actor runs it.
            guard let object = held.object else { return }
            if !repeats { held.object = nil }
            // The target and the timer are given to the main actor, as a target of another thread's timer has to expect.
            nonisolated(unsafe) let (target, sender) = (object, timer)
            MainActorCall.run {
                ObjectRegistry.shared.perform(selector, on: target, MethodArguments(sender))
            }
        }
    }

    override var userInfo: Any? { info }

    override func invalidate() {
        super.invalidate()
        target.object = nil
    }
}
