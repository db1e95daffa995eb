/// A timer that calls a method of its target, which it retains until it is invalidated.
final class TargetTimer: Timer {
    private let info: Any?
    /// The target, which goes before the timer does: a loop may hold what is over until it runs again.
    private let target: TimerTarget

    init(fireAt date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool) {
        info = userInfo
        let held = TimerTarget(target as AnyObject)
        self.target = held
        super.init(fire: date, interval: interval, repeats: repeats) { timer in
            nonisolated(unsafe) let timer = timer
            MainActorCall.run {
                guard let object = held.object else { return }
                if !repeats { held.object = nil }
                ObjectRegistry.shared.perform(selector, on: object, MethodArguments(timer))
            }
        }
    }

    override var userInfo: Any? { info }

    override func invalidate() {
        super.invalidate()
        target.object = nil
    }
}
