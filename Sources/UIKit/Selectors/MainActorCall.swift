/// Runs code on the main actor, for callers that are not isolated to it.
package enum MainActorCall {
    /// Runs `body` before it returns where this is the main thread. From another thread it runs in a later turn of the main loop.
    package static func run(_ body: @escaping @MainActor () -> Void) {
        if Thread.isMainThread {
            // The main thread is the main actor's own.
            MainActor.assumeIsolated(body)
        } else {
            runLater(body)
        }
    }

    /// Runs `body` in a later turn of the main loop.
    static func runLater(_ body: @escaping @MainActor () -> Void) {
        // The main queue runs on the main thread, which is the main actor's own.
        DispatchQueue.main.async { MainActor.assumeIsolated(body) }
    }
}
