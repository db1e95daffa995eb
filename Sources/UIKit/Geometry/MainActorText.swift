import Dispatch

/// Texts about what belongs to the main actor, for who may ask from anywhere, as a debugger does.
enum MainActorText {
    private static let mainQueueKey = DispatchSpecificKey<Bool>()
    private static let marking: Void = DispatchQueue.main.setSpecific(key: mainQueueKey, value: true)

    /// Nil off the main actor.
    static func make(_ text: @MainActor () -> String) -> String? {
        _ = marking
        // A program may have the main queue served by another thread than its first.
        guard Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueueKey) == true else { return nil }
        return MainActor.assumeIsolated(text)
    }
}
