/// Makes calls for UIKit and knows whether some are still to be made.
@MainActor final class WaitingCalls {
    private struct Entry {
        weak var call: WaitingCall?
    }

    private var entries: [Entry] = []

    func make(after delay: Duration, _ call: @escaping @MainActor () -> Void) -> WaitingCall {
        let made = WaitingCall(after: delay, call)
        entries.removeAll { $0.call?.isDone != false }
        entries.append(Entry(call: made))
        return made
    }

    var isEmpty: Bool {
        entries.allSatisfy { $0.call?.isDone != false }
    }
}
