/// The calls that `perform(_:with:afterDelay:)` has put off.
@MainActor final class DelayedCalls {
    static let shared = DelayedCalls()

    private struct Call {
        let object: AnyObject
        let selector: Selector
        let argument: Any?
        /// The appointment with the clock, which calls only as long as this is retained.
        let timer: AnyObject
    }

    private var calls: [Int: Call] = [:]
    private var lastNumber = 0

    func add(_ object: AnyObject, _ selector: Selector, _ argument: Any?, after delay: TimeInterval) {
        lastNumber += 1
        let number = lastNumber
        let timer = FrameClock.main.schedule(seconds: delay) { [weak self] in self?.perform(number) }
        calls[number] = Call(object: object, selector: selector, argument: argument, timer: timer)
    }

    private func perform(_ number: Int) {
        guard let call = calls.removeValue(forKey: number) else { return }
        ObjectRegistry.shared.perform(call.selector, on: call.object, MethodArguments(call.argument))
    }

    func cancel(_ object: AnyObject) {
        calls = calls.filter { $0.value.object !== object }
    }

    func cancel(_ object: AnyObject, _ selector: Selector, _ argument: Any?) {
        calls = calls.filter {
            $0.value.object !== object || $0.value.selector != selector || !Self.isEqual($0.value.argument, argument)
        }
    }

    /// Compares as Objective-C's `isEqual` does: objects without an equality of their own are equal when they are the same one.
    private static func isEqual(_ left: Any?, _ right: Any?) -> Bool {
        guard let left, let right else { return left == nil && right == nil }
        if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
        return left as AnyObject === right as AnyObject
    }
}
