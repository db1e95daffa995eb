import Foundation
import Synchronization

/// An answer that is not there yet, and whoever waits for it.
///
/// A continuation would do, but Swift brings whoever waits for one back to the main actor by way of another thread, even where it is
/// resumed on the main actor, and that takes a third of the whole way of a question. An actor's own executor is asked
/// instead: it holds who comes until the answer is there, and then lets them go on from the thread on which it came.
actor AwaitedAnswer {
    private let executor = HoldingExecutor()
    private let result = Mutex<Result<Data, any Error>?>(nil)

    nonisolated var unownedExecutor: UnownedSerialExecutor {
        executor.asUnownedSerialExecutor()
    }

    /// The answer, when it is there.
    var value: Data {
        get throws {
            guard let result = result.withLock({ $0 }) else {
                preconditionFailure("Whoever waited for an answer was let go before it was there.")
            }
            return try result.get()
        }
    }

    /// To be called once.
    nonisolated func resolve(_ result: Result<Data, any Error>) {
        self.result.withLock { $0 = result }
        executor.letGo()
    }
}
