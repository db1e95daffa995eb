/// A function that can be overridden, and what overrides it now. The override that was put on last counts; when it is taken away
/// the one before it counts again.
@MainActor package final class OverrideStack<Function> {
    // Asked for with every frame and event, so whoever asks is compiled for its own kind of function.
    @usableFromInline let own: Function
    @usableFromInline var overrides: [(number: Int, function: Function)] = []
    private var lastNumber = 0

    package init(_ own: Function) {
        self.own = own
    }

    @inlinable package var current: Function {
        overrides.last?.function ?? own
    }

    /// - Parameter onEnd: Called when the function was taken away.
    package func push(_ function: Function, onEnd: @escaping () -> Void = {}) -> Override {
        lastNumber += 1
        let number = lastNumber
        overrides.append((number, function))
        return Override { [self] in
            overrides.removeAll { $0.number == number }
            onEnd()
        }
    }
}
