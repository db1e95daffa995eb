/// A function that takes the place of another one for as long as this object lives.
///
/// `end()` and the release of the last reference take the function away at once: it is released and never called again.
@MainActor package final class Override {
    private var onEnd: (() -> Void)?

    package init(_ onEnd: @escaping () -> Void) {
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
