/// The object whose method a timer calls. The timer's loop is the only one that uses it.
final class TimerTarget: @unchecked Sendable {
    var object: AnyObject?

    init(_ object: AnyObject) {
        self.object = object
    }
}
