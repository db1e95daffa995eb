/// The object whose method a timer calls, until the timer is over.
///
/// It is `Sendable` because one thread uses it: Foundation asks that a timer fires and is invalidated on the thread of its loop.
final class TimerTarget: @unchecked Sendable {
    var object: AnyObject?

    init(_ object: AnyObject) {
        self.object = object
    }
}
