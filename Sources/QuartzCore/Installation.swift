/// Whoever holds it has a function installed with UIKit in place of UIKit's own.
///
/// `end()` and the release of the last reference take the function away at once: it is released and never called again.
@MainActor package final class Installation {
    private var onEnd: (() -> Void)?

    init(_ onEnd: @escaping () -> Void) {
        self.onEnd = onEnd
    }

    isolated deinit {
        end()
    }

    /// Takes the function away. A second call does nothing.
    package func end() {
        let onEnd = onEnd
        self.onEnd = nil
        onEnd?()
    }
}
