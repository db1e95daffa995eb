import MainLoop
import PluginProtocol

/// Listens where a plugin knocks for one lane: lets connections in, and passes on the first message of each.
///
/// Whoever has not said anything yet costs a descriptor and a few hundred bytes, for five seconds, and there are never many
/// of them: so a crowd can neither take the host's memory nor its descriptors. The process that is expected may take as long as its
/// launcher allows, which ends it after that.
@MainActor final class LaneListener {
    /// Gets the first message of a connection, which is the receiver's from then on.
    var onKnock: ((ZMTPConnection, [UInt8]) -> Void)?

    /// The process that is expected, where it has a number. It is always let in, however many others wait.
    var expectedProcess: Int32?

    private struct Visitor {
        let connection: ZMTPConnection
        let deadline: Registration
    }

    private let lane: Lane
    private let loop: MainLoop
    private let listener: UnixListener
    private var visitors: [Visitor] = []
    private var isClosed = false

    /// Of all processes.
    private static let mostVisitors = 16
    /// Of one process; a plugin needs one.
    private static let mostOfOneProcess = 4
    private static let patience = Duration.seconds(5)

    init(path: String, lane: Lane, loop: MainLoop) throws(TransportError) {
        self.lane = lane
        self.loop = loop
        listener = try UnixListener(path: path, loop: loop)
        listener.onArrival = { [weak self] in self?.letIn($0) }
    }

    /// Lets nobody in any more, and sends away whoever has not said anything.
    func close() {
        isClosed = true
        onKnock = nil
        listener.close()
        for visitor in visitors { visitor.connection.close() }
        visitors = []
    }

    private func letIn(_ descriptor: OwnedDescriptor) {
        guard let connection = try? ZMTPConnection(descriptor, lane: lane, loop: loop), hasRoom(for: connection) else {
            return
        }
        connection.onMessage = { [weak self, weak connection] message in
            guard let self, let connection else { return }
            loop.expectRunLoopWork()
            remove(connection)
            onKnock?(connection, message)
        }
        connection.onEnd = { [weak self, weak connection] _ in
            if let connection { self?.remove(connection) }
        }
        let deadline = loop.schedule(after: Self.patience) { [weak self, weak connection] in
            guard let self, let connection, !isExpected(connection) else { return }
            remove(connection)
            connection.close()
        }
        visitors.append(Visitor(connection: connection, deadline: deadline))
    }

    /// Makes room, if need be, by sending away who has waited longest of the process that has most connections here: so no crowd
    /// keeps out whoever comes last. The expected process is never sent away.
    private func hasRoom(for connection: ZMTPConnection) -> Bool {
        let own = count(of: connection)
        guard own < Self.mostOfOneProcess else { return false }
        guard visitors.count >= Self.mostVisitors else { return true }
        var leaving: (connection: ZMTPConnection, count: Int)?
        for visitor in visitors where !isExpected(visitor.connection) {
            let count = count(of: visitor.connection)
            if leaving.map({ $0.count < count }) ?? true { leaving = (visitor.connection, count) }
        }
        // Who has as many already as anybody else gets no more.
        guard let leaving, isExpected(connection) || own < leaving.count else { return false }
        remove(leaving.connection)
        leaving.connection.close()
        return true
    }

    private func isExpected(_ connection: ZMTPConnection) -> Bool {
        connection.process != 0 && connection.process == expectedProcess
    }

    /// How many connections of the same process wait. A process in a container of its own has no number here; each of its
    /// connections counts by itself.
    private func count(of connection: ZMTPConnection) -> Int {
        guard connection.process != 0 else { return visitors.contains { $0.connection === connection } ? 1 : 0 }
        return visitors.count { $0.connection.process == connection.process }
    }

    private func remove(_ connection: ZMTPConnection) {
        visitors.removeAll { $0.connection === connection }
    }
}
