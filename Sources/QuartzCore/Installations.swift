/// The functions that are installed in place of one of UIKit's own. The one that was installed last counts; when it is
/// taken away the one before it counts again.
@MainActor package final class Installations<Function> {
    private let own: Function
    private var installed: [(number: Int, function: Function)] = []
    private var lastNumber = 0

    package init(_ own: Function) {
        self.own = own
    }

    package var current: Function {
        installed.last?.function ?? own
    }

    /// - Parameter onEnd: Called when the function was taken away.
    package func install(_ function: Function, onEnd: @escaping () -> Void = {}) -> Installation {
        lastNumber += 1
        let number = lastNumber
        installed.append((number, function))
        return Installation { [self] in
            installed.removeAll { $0.number == number }
            onEnd()
        }
    }
}
