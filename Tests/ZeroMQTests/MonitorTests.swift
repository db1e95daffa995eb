import Foundation
import Testing
import ZeroMQ

@Suite struct MonitorTests {
    private let context: Context

    init() throws {
        context = try Context()
    }

    /// Waits on the monitor's descriptor alone until an event satisfies `isLast`; returns the events up to then.
    private func events(
        of monitor: Monitor, until isLast: (MonitorEvent.Kind) -> Bool
    ) throws -> [MonitorEvent] {
        var events: [MonitorEvent] = []
        while true {
            _ = try monitor.drain { events.append($0) }
            if events.contains(where: { isLast($0.kind) }) {
                return events
            }
            try #require(waitUntilReadable(try monitor.fileDescriptor), "no such event after \(events)")
        }
    }

    @Test("both sides are told of a connection from its beginning to its end", arguments: [Transport.ipc, .tcp])
    func lifeOfAConnection(transport: Transport) throws {
        let directory = try TemporaryDirectory()
        let pull = try PullSocket(context: context, options: .patient)
        let pullMonitor = try Monitor(pull)
        let endpoint = try pull.bind(transport.endpoint(in: directory))
        let push = try PushSocket(context: context, options: .patient)
        let pushMonitor = try Monitor(push)
        try push.connect(endpoint)
        let connecting = try events(of: pushMonitor) { $0 == .handshakeSucceeded }
        let accepting = try events(of: pullMonitor) { $0 == .handshakeSucceeded }
        #expect(connecting.contains { $0.isConnected && $0.endpoint == endpoint.description })
        #expect(accepting.first?.isListening == true)
        #expect(accepting.first?.endpoint == endpoint.description)
        #expect(accepting.dropFirst().first?.isAccepted == true)

        push.close()
        let lost = try events(of: pullMonitor) { if case .disconnected = $0 { true } else { false } }
        #expect(lost.count == 1)
        #expect(try events(of: pushMonitor) { $0 == .monitorStopped }.last?.kind == .monitorStopped)

        pull.close()
        #expect(try events(of: pullMonitor) { $0 == .monitorStopped }.last?.kind == .monitorStopped)
    }

    @Test("a failed bind and a retried connect are told with their reasons")
    func failures() throws {
        let first = try PullSocket(context: context)
        let endpoint = try first.bind(.tcp("127.0.0.1", port: 0))
        let second = try PullSocket(context: context)
        let binding = try Monitor(second)
        #expect(throws: ZeroMQError.self) { try second.bind(endpoint) }
        let failure = try events(of: binding) { if case .bindFailed = $0 { true } else { false } }
        #expect(failure.contains { $0.kind == .bindFailed(.addressInUse) })
        first.close()

        let directory = try TemporaryDirectory()
        var options = SocketOptions()
        options.reconnectInterval = .milliseconds(1)
        let push = try PushSocket(context: context, options: options)
        let connecting = try Monitor(push)
        try push.connect(.ipc(directory.path + "/nobody"))
        _ = try events(of: connecting) { if case .connectRetried = $0 { true } else { false } }
    }

    @Test("a peer that does not speak the protocol fails the handshake")
    func stranger() throws {
        let pull = try PullSocket(context: context)
        let monitor = try Monitor(pull)
        guard case .tcp(_, let port) = try pull.bind(.tcp("127.0.0.1", port: 0)).address else {
            Issue.record("no address of TCP")
            return
        }
        let stranger = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { Glibc.close(stranger) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = in_addr_t(0x7f00_0001).bigEndian
        let connected = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(stranger, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        try #require(connected == 0)
        // A ZMTP 3.1 greeting for the mechanism NULL, then a READY command that is cut short.
        var greeting: [UInt8] = [0xff, 0, 0, 0, 0, 0, 0, 0, 1, 0x7f, 3, 1] + Array("NULL".utf8)
        greeting += [UInt8](repeating: 0, count: 64 - greeting.count)
        let bytes = greeting + [4, 8, 5] + Array("WRONG??".utf8)
        try #require(write(stranger, bytes, bytes.count) == bytes.count)
        let told = try events(of: monitor) { if case .handshakeFailedProtocol = $0 { true } else { false } }
        #expect(!told.contains { $0.kind == .handshakeSucceeded })
    }

    @Test("a second monitor ends the first, and closing the first leaves the second alone")
    func replacement() throws {
        let pull = try PullSocket(context: context)
        let first = try Monitor(pull)
        let second = try Monitor(pull)
        #expect(try events(of: first) { $0 == .monitorStopped }.count == 1)
        first.close()
        try pull.bind(.tcp("127.0.0.1", port: 0))
        let told = try events(of: second) { if case .listening = $0 { true } else { false } }
        #expect(told.count == 1)
        second.close()
        second.close()
        #expect(throws: ZeroMQError.self) { try second.receive(mode: .dontWait) }
    }

    @Test("a monitor that nobody drains does not stop the traffic")
    func undrained() throws {
        let pull = try PullSocket(context: context, options: .patient)
        let monitor = try Monitor(pull)
        let endpoint = try pull.bind(.tcp("127.0.0.1", port: 0))
        for number in 0..<1500 {
            let push = try PushSocket(context: context, options: .patient)
            try push.connect(endpoint)
            try push.send([Frame("\(number)")])
            #expect(try pull.receive() == [Frame("\(number)")])
        }
        var count = 0
        while count < 4500 {
            count += try monitor.drain { _ in }.messageCount
            if count < 4500 {
                try #require(waitUntilReadable(try monitor.fileDescriptor))
            }
        }
    }
}

extension MonitorEvent {
    fileprivate var isConnected: Bool {
        if case .connected = kind { true } else { false }
    }

    fileprivate var isListening: Bool {
        if case .listening = kind { true } else { false }
    }

    fileprivate var isAccepted: Bool {
        if case .accepted = kind { true } else { false }
    }
}
