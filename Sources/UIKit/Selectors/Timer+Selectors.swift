/// Lets an initialiser of `Timer` return a timer of a subclass, which only an extension of a protocol can.
public protocol _FactoryTimer {}

extension Timer: _FactoryTimer {}

extension _FactoryTimer where Self == Timer {
    /// Makes a timer that calls `selector` of `target` and does not run yet. It retains the target until it is invalidated. The method may take the
    /// timer, and runs on the main actor.
    ///
    /// - Parameter ti: The time until it fires, and from then on between two times, in seconds.
    public init(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) {
        self = TargetTimer(
            fireAt: Date(timeIntervalSinceNow: ti), interval: ti, target: aTarget, selector: aSelector,
            userInfo: userInfo, repeats: yesOrNo)
    }

    /// Makes such a timer that fires for the first time at a given time.
    public init(
        fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?,
        repeats rep: Bool
    ) {
        self = TargetTimer(fireAt: date, interval: ti, target: t, selector: s, userInfo: ui, repeats: rep)
    }
}

extension Timer {
    /// Makes a timer that calls `selector` of `target`, and has the current thread's loop run it. It retains the target until it is invalidated.
    @discardableResult public static func scheduledTimer(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) -> Timer {
        let timer = Timer(timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
        RunLoop.current.add(timer, forMode: .default)
        return timer
    }
}
