import Foundation
import Synchronization

/// A thread that plays the other side of a conversation.
final class PeerThread: Sendable {
    private let done = DispatchSemaphore(value: 0)
    private let failure = Mutex<String?>(nil)
    private let ended = Atomic(false)

    init(_ body: @escaping @Sendable () throws -> Void) {
        Thread.detachNewThread { [done, self] in
            do {
                try body()
            } catch {
                failure.withLock { $0 = "\(error)" }
            }
            ended.store(true, ordering: .sequentiallyConsistent)
            done.signal()
        }
    }

    var hasEnded: Bool {
        ended.load(ordering: .sequentiallyConsistent)
    }

    /// Waits for the end of the body: nil when all went well, else what went wrong.
    func join() -> String? {
        guard done.wait(timeout: .now() + .seconds(Int(Patience.limit.components.seconds))) == .success else {
            return "the peer's thread did not end in time"
        }
        return failure.withLock { $0 }
    }
}
