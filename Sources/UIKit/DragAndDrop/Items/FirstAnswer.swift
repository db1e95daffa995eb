import Foundation

/// Hands the first answer of a loader to a handler, and none that comes after it. A loader that lets go of the question without an answer has
/// failed.
final class FirstAnswer: @unchecked Sendable {
    // Unchecked, because the compiler does not see that the lock guards the handler.
    private let lock = NSLock()
    private var handler: (@Sendable (Data?, (any Error)?) -> Void)?

    init(_ handler: @escaping @Sendable (Data?, (any Error)?) -> Void) {
        self.handler = handler
    }

    deinit {
        handler?(nil, CocoaError(.fileReadUnknown))
    }

    func give(_ data: Data?, _ error: (any Error)?) {
        let waiting = lock.withLock { () -> (@Sendable (Data?, (any Error)?) -> Void)? in
            defer { handler = nil }
            return handler
        }
        waiting?(data, error)
    }
}
