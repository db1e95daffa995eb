import Dispatch
import Foundation

/// Has something done on the main actor by whoever may be anywhere.
package enum MainActorTurn {
    /// Runs it at once on the main thread, and later from elsewhere.
    package static func run(_ body: @escaping @MainActor @Sendable () -> Void) {
        if Thread.isMainThread {
            MainActor.assumeIsolated(body)
        } else {
            DispatchQueue.main.async(execute: body)
        }
    }
}
