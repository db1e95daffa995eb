import Synchronization

/// Collects what traced controllers have to tell, one line a callback, in the order in which it happened.
///
/// There is one in each process. It is free of the main actor because a `deinit`, which belongs to no actor, writes too.
package final class TraceRecorder: Sendable {
    package static let shared = TraceRecorder()

    private let storage = Mutex<[String]>([])
    private let isWanted = Atomic(true)

    package init() {}

    /// Whether anybody will ask what was recorded; where not, lines are not even made.
    package var isOn: Bool {
        get { isWanted.load(ordering: .relaxed) }
        set { isWanted.store(newValue, ordering: .relaxed) }
    }

    package func record(_ line: @autoclosure () -> String) {
        guard isOn else { return }
        let line = line()
        storage.withLock { $0.append(line) }
    }

    /// Everything recorded so far.
    package var lines: [String] {
        storage.withLock { $0 }
    }

    /// Everything recorded since the last call; the recorder is empty afterwards.
    package func take() -> [String] {
        storage.withLock { lines in
            defer { lines = [] }
            return lines
        }
    }
}
