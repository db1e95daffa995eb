import Foundation

/// Keeps the handler of a load until the test answers it.
final class AnswerLater: @unchecked Sendable {
    // Unchecked, because the test runs on one thread.
    private var handler: (@Sendable (Data?, (any Error)?) -> Void)?

    func keep(_ handler: @escaping @Sendable (Data?, (any Error)?) -> Void) {
        self.handler = handler
    }

    func answer(_ data: Data) {
        handler?(data, nil)
        handler = nil
    }
}
