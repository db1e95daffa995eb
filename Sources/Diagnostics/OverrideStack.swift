/// A function that can be overridden, and what overrides it now. The override that was put on last counts; when it is taken away
/// the one before it counts again.
@MainActor package final class OverrideStack<Function> {
    private let own: Function
    private var overrides: [(number: Int, function: Function)] = []
    private var lastNumber = 0

    /// The function that counts now. It is asked for several times with every frame and event.
    package private(set) var current: Function

    package init(_ own: Function) {
        self.own = own
        current = own
    }

    /// - Parameter onEnd: Called when the function was taken away.
    package func push(_ function: Function, onEnd: @escaping () -> Void = {}) -> Override {
        lastNumber += 1
        let number = lastNumber
        overrides.append((number, function))
        current = function
        return Override { [self] in
            overrides.removeAll { $0.number == number }
            current = overrides.last?.function ?? own
            onEnd()
        }
    }
}
