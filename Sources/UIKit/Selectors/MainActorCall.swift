/// Brings to the main actor what a notification or a timer has to tell there.
enum MainActorCall {
    /// Runs `body` at once on the main thread; on another one it runs on the main actor soon.
    static func run(_ body: @escaping @MainActor () -> Void) {
        if Thread.isMainThread {
            MainActor.assumeIsolated(body)
        } else {
            DispatchQueue.main.async { MainActor.assumeIsolated(body) }
        }
    }
}
