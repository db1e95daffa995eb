import Contracts
import PluginProtocol
import SwiftProtobuf
import Testing

/// Two ends of a contract in one process, with a clock that stands still until a test moves it.
@MainActor final class LinkedPair {
    let clock = ManualSchedule()
    private(set) var warnings: [String] = []
    /// What went from the parent to the child.
    private(set) var sent: [ContractMessage] = []
    private(set) lazy var parent = ContractLink(schedule: { [clock] in clock.schedule($0, $1) }) { [unowned self] in
        warnings.append($0)
    }
    private(set) lazy var child = ContractLink(schedule: { [clock] in clock.schedule($0, $1) }) { [unowned self] in
        warnings.append($0)
    }
    /// Keeps what is said until it is asked for.
    var isHolding = false
    private var held: [() throws(Misbehaviour) -> Void] = []

    func open() {
        child.open { [unowned self] message in deliver { () throws(Misbehaviour) in try self.parent.receive(message) } }
        parent.open { [unowned self] message in
            sent.append(message)
            deliver { () throws(Misbehaviour) in try self.child.receive(message) }
        }
    }

    private func deliver(_ delivery: @escaping () throws(Misbehaviour) -> Void) {
        held.append(delivery)
        if !isHolding { release() }
    }

    func release() {
        while !held.isEmpty {
            do {
                try held.removeFirst()()
            } catch {
                Issue.record(error)
            }
        }
    }
}

/// A clock of deadlines.
@MainActor final class ManualSchedule {
    private struct Entry {
        let due: Duration
        weak var token: Token?
        let call: @MainActor () -> Void
    }

    private final class Token {}

    private var now = Duration.zero
    private var entries: [Entry] = []

    func schedule(_ delay: Duration, _ call: @escaping @MainActor () -> Void) -> AnyObject {
        let token = Token()
        entries.append(Entry(due: now + delay, token: token, call: call))
        return token
    }

    func advance(by duration: Duration) {
        now += duration
        let due = entries.filter { $0.due <= now && $0.token != nil }
        entries.removeAll { $0.due <= now }
        for entry in due { entry.call() }
    }
}

/// An argument and an answer.
typealias Words = Google_Protobuf_StringValue
