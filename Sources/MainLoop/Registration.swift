/// Whoever holds it keeps something registered with the main loop: a descriptor, a timer, a signal, a hook.
///
/// `cancel()` and the release of the last reference end the registration at once: its handler is released and never
/// called again, not even for an event of the current turn that the kernel has already reported.
@MainActor
package final class Registration {
    private var onCancel: (@MainActor () -> Void)?

    init(_ onCancel: @escaping @MainActor () -> Void) {
        self.onCancel = onCancel
    }

    isolated deinit {
        cancel()
    }

    /// Ends the registration. A second call does nothing.
    package func cancel() {
        let onCancel = onCancel
        self.onCancel = nil
        onCancel?()
    }
}
