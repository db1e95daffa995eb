/// A timer that calls a method of its target, which it retains.
final class TargetTimer: Timer {
    private let info: Any?

    init(fireAt date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool) {
        info = userInfo
        // The timer's loop is the only one that uses it.
        nonisolated(unsafe) let object = target as AnyObject
        super.init(fire: date, interval: interval, repeats: repeats) { timer in
            nonisolated(unsafe) let timer = timer
            MainActorCall.run { ObjectRegistry.shared.perform(selector, on: object, MethodArguments(timer)) }
        }
    }

    override var userInfo: Any? { info }
}
